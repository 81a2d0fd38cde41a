import { type ComponentType, type LazyExoticComponent, lazy } from "react";

/** A promise that is kept already: it answers at once, and React draws in the same go. */
function atOnce<Value>(value: Value): Promise<Value> {
  // Of a promise React asks nothing but `then`, and looks at once whether it has been answered.
  return {
    // biome-ignore lint/suspicious/noThenProperty: that is what it is for
    then: (answered: (value: Value) => void) => answered(value),
  } as Promise<Value>;
}

/**
 * Parts of the app that share a file, which is fetched when the first of them is shown. Once it is
 * here all of them stand there at once; what is lazy would blink even then, up to 300 ms.
 * @returns takes a part out of the file
 */
export function later<File>(load: () => Promise<File>) {
  let here: File | null = null;
  const fetched = async (): Promise<File> => {
    here = await load();
    return here;
  };
  return <Props>(
    pick: (file: File) => ComponentType<Props>,
  ): LazyExoticComponent<ComponentType<Props>> =>
    lazy(() =>
      here === null
        ? fetched().then((file) => ({ default: pick(file) }))
        : atOnce({ default: pick(here) }),
    );
}
