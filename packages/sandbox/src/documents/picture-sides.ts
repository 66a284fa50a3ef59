/** The most pixels that a camera of a phone makes. A PNG of 1 MB may say 900 million, which take 4 GB to open. */
const MOST_PIXELS = 200_000_000;

/** Whether somebody who opens a picture of these sides sees it. @see docs/decisions/0398 */
export const areSidesOfAPicture = (width: number, height: number): boolean =>
  width > 0 && height > 0 && width * height <= MOST_PIXELS;
