/** Says whether these are eleven digits, not all the same, with the right two check digits. @see spec A §5 Shared field rules */
export const isCpf = (digits: string): boolean =>
  /^\d{11}$/.test(digits) &&
  !/^(\d)\1*$/.test(digits) &&
  [9, 10].every((length) => checkDigit(digits.slice(0, length)) === Number(digits[length]));

/** Weighs the digits 2, 3, 4… from the right. The digit is 11 less the rest of the sum by 11, or 0 from 10 on. */
const checkDigit = (digits: string): number => {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index + 2), 0);
  const rest = 11 - (sum % 11);
  return rest > 9 ? 0 : rest;
};
