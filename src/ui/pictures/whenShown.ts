/**
 * Resolves once a picture can be seen and the browser has nothing else to do, or to false if it can't be seen, as a document. The
 * picture that the page shows is not loaded a second time.
 */
export async function whenShown(url: string): Promise<boolean> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
  } catch {
    return false;
  }
  await new Promise<void>((resolve) => {
    // Not in every browser.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST });
    else setTimeout(resolve);
  });
  return true;
}

/** In milliseconds. */
const LATEST = 2000;
