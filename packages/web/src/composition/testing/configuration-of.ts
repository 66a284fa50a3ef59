import * as E from 'fp-ts/Either';
import brand from '../../../brands/aroeira/brand.json' with { type: 'json' };
import { checked, type Settings } from '../../../portal/checked.ts';
import { BRAND_SETTINGS, PORTAL_SETTINGS } from '../../../portal/settings.ts';
import type { Configuration } from '../configuration.ts';

const right = <S extends Settings>(settings: S, said: unknown) => {
  const read = checked(settings, said);
  if (E.isLeft(read)) throw new Error(read.left.join('\n'));
  return read.right;
};

/** What the pages of Aroeira know, with what `portal.json` says. */
export const configurationOf = (said: object = {}): Configuration => ({
  ...right(PORTAL_SETTINGS, said),
  brand: right(BRAND_SETTINGS, brand),
});
