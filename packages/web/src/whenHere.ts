/**
 * A file that comes by itself, and what is to be done with it: at once where it is here, else in the
 * order it was asked for as soon as it has come. Where it could not be fetched, what waits goes on
 * waiting, and the next who asks fetches again.
 *
 * @param load may come back without the file where the page is about to be loaded anew
 * @returns takes what is to be done with the file
 */
export function whenHere<File extends object>(
  load: () => Promise<File | undefined>,
): (use: (file: File) => void) => void {
  let here: File | undefined;
  let coming = false;
  const waiting: ((file: File) => void)[] = [];
  const fetchIt = async (): Promise<void> => {
    coming = true;
    try {
      here = await load();
    } catch {
      // The browser itself tells of a file that it could not fetch.
    } finally {
      coming = false;
    }
    while (here !== undefined && waiting.length > 0) waiting.shift()?.(here);
  };
  return (use) => {
    if (here !== undefined && waiting.length === 0) {
      use(here);
      return;
    }
    waiting.push(use);
    if (!coming && here === undefined) void fetchIt();
  };
}
