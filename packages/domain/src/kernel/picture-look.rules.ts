/** How a picture looks, measured on a small copy of it. */
export interface PictureLook {
  /** The mean luminance, from 0 to 255. */
  readonly light: number;
  /** How much of the contrast of its sharpest part lies between neighbours. `undefined` without any contrast. */
  readonly sharpness: number | undefined;
}

/** What may make a picture hard to read. It never refuses one: the client sees the picture, and knows better. */
export type PictureHint = 'dark' | 'blurred';

/** A document that fills half of a picture of a black table is lighter. */
const DARK_BELOW = 50;

/** Sharp letters have 2, letters that are just legible 0.3. */
const BLURRED_BELOW = 0.25;

/** A dark picture hides whether it is sharp. @see decision 0389 */
export const pictureHint = ({ light, sharpness }: PictureLook): PictureHint | undefined => {
  if (light < DARK_BELOW) return 'dark';
  return sharpness !== undefined && sharpness < BLURRED_BELOW ? 'blurred' : undefined;
};
