import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { readPortal, type Portal } from '../portal.ts';

const BRANDS = join(import.meta.dirname, '../../brands');

/** Reads the portal of a brand of this repository. */
export const portalOf = (brand: string): Portal => {
  const portal = readPortal(undefined, join(BRANDS, brand));
  if (E.isLeft(portal)) throw new Error(portal.left.join('\n'));
  return portal.right;
};
