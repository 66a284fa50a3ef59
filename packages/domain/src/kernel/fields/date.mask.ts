import { punctuate } from '../punctuate.ts';
import { maskOf } from './mask.ts';

const show = (text: string): string => {
  const [, year, month, day] = /^\s*(\d{4})-(\d{2})-(\d{2})/.exec(text) ?? [];
  const digits = year === undefined ? completed(text) : `${day}${month}${year}`;
  return punctuate(digits, [2, 2, 4], ['/', '/']);
};

/** A day or month of one digit gets its zero once it can have no second: `4`, or `1/`. Only at the end, where one types. */
const completed = (text: string): string => {
  const digits = text.replace(/\D/g, '');
  const isCutShort = (digits.length === 1 || digits.length === 3) && /\d\D$/.test(text);
  const isOver = (digits.length === 1 && digits > '3') || (digits.length === 3 && digits.charAt(2) > '1');
  return isCutShort || isOver ? `${digits.slice(0, -1)}0${digits.slice(-1)}` : digits;
};

/** A day written with separators, each part as short as it can be: `1/2/2026`. */
const adopt = (text: string): string => {
  const [, day, month, year] = /^\s*(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})\s*$/.exec(text) ?? [];
  return year === undefined ? text : `${day?.padStart(2, '0')}/${month?.padStart(2, '0')}/${year}`;
};

/** `21/11/2026`; an ISO date is turned round. */
export const dateMask = maskOf(show, { adopt });
