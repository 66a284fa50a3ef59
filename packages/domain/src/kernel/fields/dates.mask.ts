import { punctuate } from '../punctuate.ts';
import { maskOf } from './mask.ts';

const show = (text: string): string => {
  const [, year, month, day] = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  const digits = year === undefined ? completed(text) : `${day}${month}${year}`;
  return punctuate(digits, [2, 2, 4], ['/', '/']);
};

/** Puts a zero before a day or month of one digit at the end of the text when no second one can follow: `4`, `1/`. */
const completed = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  const isCutShort = (digits.length === 1 || digits.length === 3) && /\d\D$/.test(text);
  const isOver = (digits.length === 1 && digits > '3') || (digits.length === 3 && digits.charAt(2) > '1');
  return isCutShort || isOver ? `${digits.slice(0, -1)}0${digits.slice(-1)}` : digits;
};

/** Matches a day with separators, with or without leading zeros: `1/2/2026`. */
const adopt = (text: string): string => {
  const [, day, month, year] = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\s*$/.exec(text) ?? [];
  return year === undefined ? text : `${day?.padStart(2, '0')}/${month?.padStart(2, '0')}/${year}`;
};

/** Shows `21/11/2026`, even for a pasted ISO date. */
export const dateMask = maskOf(show, { adopt });

/** `23:59`. An hour of one digit gets its zero at the colon. A wrong hour stays, so that the field can report it. */
export const timeMask = maskOf(
  (text) => {
    const digits = text.replace(/\D/g, '');
    return punctuate(/^\d:$/.test(text) ? `0${digits}` : digits, [2, 2], [':']);
  },
  { adopt: (text) => text.replace(/^\s*(\d:\d{2}\s*)$/, '0$1') },
);
