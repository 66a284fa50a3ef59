import { encode } from 'fast-png';

/** A colour, as red, green and blue from 0 to 255. */
export type Colour = readonly [number, number, number];

/** Letters of five by seven dots. Each row is a digit of base 32, the highest bit on the left. */
const LETTERS: Readonly<Record<string, string>> = {
  A: 'ehhvhhh',
  B: 'uhhuhhu',
  C: 'ehggghe',
  D: 'uhhhhhu',
  E: 'vgguggv',
  F: 'vgguggg',
  G: 'ehgnhhf',
  H: 'hhhvhhh',
  I: 'e44444e',
  J: '72222ic',
  K: 'hikokih',
  L: 'ggggggv',
  M: 'hrllhhh',
  N: 'hhpljhh',
  O: 'ehhhhhe',
  P: 'uhhuggg',
  Q: 'ehhhlid',
  R: 'uhhukih',
  S: 'fgge11u',
  T: 'v444444',
  U: 'hhhhhhe',
  V: 'hhhhha4',
  W: 'hhhllla',
  X: 'hha4ahh',
  Y: 'hhha444',
  Z: 'v1248gv',
  0: 'ehjlphe',
  1: '4c4444e',
  2: 'eh1248v',
  3: 'v2421he',
  4: '26aiv22',
  5: 'vgu11he',
  6: '68guhhe',
  7: 'v124888',
  8: 'ehhehhe',
  9: 'ehhf12c',
  '.': '0000066',
  '-': '000v000',
  '/': '1124488',
};
const DOTS = 5;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Written {
  readonly x: number;
  readonly y: number;
  readonly colour: Colour;
  /** How many pixels a dot of a letter has. 2 by default. */
  readonly dot?: number;
}

/** A paper on which seeds draw. It becomes a PNG. */
export class Pixels {
  readonly width: number;
  readonly height: number;
  /** The number of the colour of each pixel. */
  readonly #data: Uint8Array;
  readonly #colours: Colour[] = [];

  constructor(width: number, height: number, ground: Colour) {
    this.width = width;
    this.height = height;
    this.#data = new Uint8Array(width * height);
    this.#numberOf(ground);
  }

  #numberOf(colour: Colour): number {
    const known = this.#colours.indexOf(colour);
    return known < 0 ? this.#colours.push(colour) - 1 : known;
  }

  /** Colours the pixels of a box of which `isInside` is true: all of them by default. */
  fill(colour: Colour, { left, top, width, height }: Box, isInside = (_x: number, _y: number): boolean => true): void {
    const number = this.#numberOf(colour);
    for (let y = top; y < top + height; y += 1)
      for (let x = left; x < left + width; x += 1) if (isInside(x, y)) this.#data[y * this.width + x] = number;
  }

  /** Writes without accents, in capitals. A letter that is not in the table leaves a space. */
  write(text: string, { x, y, colour, dot = 2 }: Written): void {
    const plain = text.normalize('NFD').toUpperCase().replaceAll(/\p{M}/gu, '');
    for (const [place, letter] of Array.from(plain).entries())
      for (const [row, digit] of Array.from(LETTERS[letter] ?? '').entries())
        for (let bit = 0; bit < DOTS; bit += 1)
          if ((Number.parseInt(digit, 32) >> (DOTS - 1 - bit)) & 1)
            this.fill(colour, {
              left: x + (place * (DOTS + 1) + bit) * dot,
              top: y + row * dot,
              width: dot,
              height: dot,
            });
  }

  toPng(): Buffer {
    const { width, height } = this;
    const palette = this.#colours.map((colour) => [...colour]);
    return Buffer.from(encode({ width, height, data: this.#data, channels: 1, palette }));
  }
}
