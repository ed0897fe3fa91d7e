/** For as long as the page is there: what is let go of would be read again. */
const images = new Map<string, HTMLImageElement>();

/** Where a browser does not say when it has nothing else to do. */
const PAUSE = 60;

const addressIn = (picture: string): string => picture.replace(/^url\("(.*)"\)$/, '$1');

const whenIdle = (work: () => void): (() => void) => {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, PAUSE);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(work);
  return () => cancelIdleCallback(asked);
};

/**
 * Has pictures read one after the other while nothing else is done: a browser reads each when it is first shown, and many
 * that are shown at once would be late. What comes back ends it.
 */
export function makeReady(pictures: readonly (string | undefined)[]): () => void {
  const left = pictures.filter((picture): picture is string => picture !== undefined && !images.has(picture));
  let stop = (): void => undefined;
  const goOn = (): void => {
    const picture = left.pop();
    if (picture === undefined) return;
    const image = new Image();
    image.src = addressIn(picture);
    images.set(picture, image);
    stop = whenIdle(goOn);
  };
  stop = whenIdle(goOn);
  return () => stop();
}
