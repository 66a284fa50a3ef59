import { punctuate } from '../punctuate.ts';
import { maskOf } from './mask.ts';

/**
 * `23:59`. An hour of one digit gets its zero when the client types the colon. A wrong hour stays visible, so that
 * the field can report it.
 */
export const timeMask = maskOf(
  (text) => {
    const digits = text.replace(/\D/g, '');
    return punctuate(/^\d:$/.test(text) ? `0${digits}` : digits, [2, 2], [':']);
  },
  { adopt: (text) => text.replace(/^\s*(?=\d:\d{2}\s*$)/, '0') },
);
