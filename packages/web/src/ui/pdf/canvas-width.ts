/** The most pixels of one canvas: 32 MB of memory. The canvas of a phone may have twice as many. */
const MOST_PIXELS = 2 ** 23;

/**
 * The width of a page's canvas in pixels of the device, bounded for a zoom on a sharp screen: the browser then
 * stretches the picture.
 *
 * @param width of the page on the screen, in CSS pixels
 * @param aspect its width divided by its height
 * @param ratio pixels of the device in a CSS pixel
 */
export const canvasWidth = (width: number, aspect: number, ratio: number): number =>
  Math.floor(Math.min(width * ratio, Math.sqrt(MOST_PIXELS * aspect)));
