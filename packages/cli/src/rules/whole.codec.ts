import { limited } from '@aroeira/adapters-http/http';
import * as t from 'io-ts';

/** A whole number between two others, both included. */
export const whole = (least: number, most: number): t.Type<number, number, unknown> =>
  limited(
    t.number,
    (value) => Number.isInteger(value) && value >= least && value <= most,
    `not a whole number from ${least} to ${most}`,
  );
