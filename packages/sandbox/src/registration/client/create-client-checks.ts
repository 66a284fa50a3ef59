/** The day that no living client was born before. */
const EARLIEST_BIRTH = '1900-01-01';

/** What is wrong with a body that fits its schema: a path from its root, and why. */
export interface FieldFault {
  readonly path: string;
  readonly message: string;
}

interface Checked {
  readonly document: string;
  readonly birthDate: string;
}

/** @param today `YYYY-MM-DD` */
export const faultOf = ({ document, birthDate }: Checked, today: string): FieldFault | undefined => {
  if (!isCpf(document)) return { path: '/document', message: 'must be a CPF' };
  if (birthDate >= today || birthDate < EARLIEST_BIRTH)
    return { path: '/birthDate', message: 'must be a day before today' };
  return undefined;
};

/** Eleven digits, not all the same, of which the last two follow from the others. @see spec A §5 Shared field rules */
export const isCpf = (digits: string): boolean =>
  /^\d{11}$/.test(digits) &&
  !/^(\d)\1*$/.test(digits) &&
  [9, 10].every((length) => checkDigit(digits.slice(0, length)) === Number(digits[length]));

/** The sum of the digits, weighed 2, 3, 4… from the right: its rest by 11 taken from 11, or 0 when that has two digits. */
const checkDigit = (digits: string): number => {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index + 2), 0);
  const rest = 11 - (sum % 11);
  return rest > 9 ? 0 : rest;
};
