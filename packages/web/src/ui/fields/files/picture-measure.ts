import type { PictureLook } from '@aroeira/domain/kernel';
import type { Size } from './picture-size.ts';

/** The long side of the copy that is measured, in pixels. Noise of the camera is gone in it, a blurred letter is not. */
const SIDE = 640;

/** The copy is cut into 8 × 8 parts: a card on a table is sharp in a few of them only. */
const PARTS = 8;

/** The variance of a part that shows something: below it are tables, walls and noise. */
const CONTRAST = 150;

/** The size of the copy that is measured. */
export const measuredSize = ({ width, height }: Size): Size => {
  const scale = Math.min(1, SIDE / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};

interface Pixels extends Size {
  /** Red, green, blue and opacity of each pixel. */
  readonly data: ArrayLike<number>;
}

/**
 * Measures how light a picture is, and how sharp its sharpest part. A blur takes away the change from one pixel to the
 * next before it takes the contrast, so the variance of the second difference is compared with the variance of the
 * part. A hand that shakes blurs one direction, so the weaker direction counts.
 */
export const measured = ({ data, width, height }: Pixels): PictureLook => {
  const luminance = Float32Array.from({ length: width * height }, (_, i) => luminanceAt(data, 4 * i));
  const light = luminance.reduce((sum, each) => sum + each, 0) / luminance.length;
  const sharp: number[] = [];
  for (let part = 0; part < PARTS * PARTS; part += 1) {
    const { spread, across, down } = spreads(luminance, { width, height }, part);
    if (spread > CONTRAST) sharp.push(Math.min(across, down) / spread);
  }
  return { light, sharpness: sharp.length === 0 ? undefined : Math.max(...sharp) };
};

/** @see ITU-R BT.601 */
const luminanceAt = (data: ArrayLike<number>, i: number): number =>
  0.299 * (data[i] ?? 0) + 0.587 * (data[i + 1] ?? 0) + 0.114 * (data[i + 2] ?? 0);

/** The variances of one part: of the luminance, and of its second differences in both directions. */
const spreads = (luminance: Float32Array, { width, height }: Size, part: number) => {
  const [light, across, down] = [new Spread(), new Spread(), new Spread()];
  const at = (i: number): number => luminance[i] ?? 0;
  const [left, right] = edges(part % PARTS, width);
  const [top, bottom] = edges(Math.floor(part / PARTS), height);
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) {
      const i = y * width + x;
      light.add(at(i));
      across.add(at(i - 1) + at(i + 1) - 2 * at(i));
      down.add(at(i - width) + at(i + width) - 2 * at(i));
    }
  return { spread: light.variance, across: across.variance, down: down.variance };
};

/** Where a part begins and ends. The outermost pixels have no neighbours. */
const edges = (place: number, length: number): readonly [number, number] => [
  Math.max(1, Math.floor((place * length) / PARTS)),
  Math.min(length - 1, Math.floor(((place + 1) * length) / PARTS)),
];

/** Adds numbers up, for their variance. */
class Spread {
  #count = 0;
  #sum = 0;
  #squares = 0;

  add(value: number): void {
    this.#count += 1;
    this.#sum += value;
    this.#squares += value * value;
  }

  get variance(): number {
    const mean = this.#sum / this.#count;
    return this.#count === 0 ? 0 : this.#squares / this.#count - mean * mean;
  }
}
