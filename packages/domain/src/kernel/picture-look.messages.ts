import type { PictureHint } from './picture-look.rules.ts';

/** What a client may do about a picture that is hard to read. They may send it as it is. */
export const PICTURE_HINTS: Readonly<Record<PictureHint, string>> = {
  dark: 'A foto parece escura. Se puder, tire outra com mais luz.',
  blurred: 'A foto parece tremida. Se puder, tire outra com o celular firme.',
};
