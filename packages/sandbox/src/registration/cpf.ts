/** Whether a text is eleven digits, not all equal, with two right check digits. @see spec A §5 Shared field rules */
export const isCpf = (digits: string): boolean =>
  /^\d{11}$/.test(digits) &&
  new Set(digits).size > 1 &&
  [9, 10].every((length) => checkDigit(digits.slice(0, length)) === Number(digits[length]));

/** Multiplies the digits by 2, 3, 4… from the right. The result is 11 minus the sum modulo 11, or 0 from 10 on. */
const checkDigit = (digits: string): number => {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index + 2), 0);
  const rest = 11 - (sum % 11);
  return rest > 9 ? 0 : rest;
};
