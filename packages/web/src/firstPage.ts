let tell = (): void => {};

/**
 * Kept once the first page stands on the screen: what comes by itself after it waits so long, and takes
 * neither line nor processor from it.
 */
export const firstPage = new Promise<void>((stands) => {
  tell = stands;
});

/** The first page stands. */
export function firstPageStands(): void {
  tell();
}
