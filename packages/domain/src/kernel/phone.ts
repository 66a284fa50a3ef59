import { punctuate } from './punctuate.ts';

declare const brand: unique symbol;

/** Area code and number of a Brazilian phone, 10 or 11 digits, no country code. @see decision Q061 */
export type Phone = string & { readonly [brand]: 'Phone' };

/** How many digits a phone has with its area code. @see spec A §5 Shared field rules */
const MOBILE_LENGTH = 11;
const LANDLINE_LENGTH = 10;

/** The country code with its mark: `+55`, `0055`. */
const MARKED_COUNTRY_CODE = /^[\s(]*(\+|00)\s*55/;

/**
 * Finds area code and number in a typed, pasted or stored text, without the country code and the trunk 0. Without a
 * mark, 55 is the country code only at the start of 12 or 13 digits in a row, because 55 is an area code too. In a text
 * of our own mask, 55 is always the area code.
 * @see decision Q061
 */
const nationalDigits = (text: string): string => {
  const digits = text.replace(MARKED_COUNTRY_CODE, '').replace(/\D/g, '');
  const isUnmasked = !text.includes('(') && !MARKED_COUNTRY_CODE.test(text);
  return (isUnmasked && /^55\d{10,11}$/.test(digits) ? digits.slice(2) : digits).replace(/^0+/, '');
};

/** The digits after a leading `+` of another country's code. `undefined` for any other text. */
const foreignDigits = (text: string): string | undefined => {
  const digits = text.replace(/\D/g, '');
  const isForeign = /^[\s(]*\+/.test(text) && !'55'.startsWith(digits.slice(0, 2));
  return isForeign ? digits : undefined;
};

/**
 * Reads a phone, with or without punctuation and country code. A mobile number (third digit 9) has 11 digits, any other
 * number has 10. With the country code it has at least 12.
 * @returns `undefined` for a wrong length, for other characters than digits and punctuation, and for a `+` without
 * `55`, because a foreign number may be as long as ours
 * @see spec A §5 Shared field rules; decision Q061
 */
export const parsePhone = (text: string): Phone | undefined => {
  if (!/^[\d\s().\u2010-\u2015-]*$/.test(text.replace(MARKED_COUNTRY_CODE, ''))) return undefined;
  const digits = nationalDigits(text);
  const length = digits.charAt(2) === '9' ? MOBILE_LENGTH : LANDLINE_LENGTH;
  return digits.length === length ? (digits as Phone) : undefined; // the brand's only constructor
};

/** `11987654321` is `(11) 98765-4321`, also half typed. A foreign number gets no punctuation. */
export const formatPhone = (text: string): string => {
  const foreign = foreignDigits(text);
  if (foreign !== undefined) return `+${foreign}`;
  const digits = nationalDigits(text).slice(0, MOBILE_LENGTH);
  if (digits === '') return '';
  const isMobile = digits.length === MOBILE_LENGTH || digits.charAt(2) === '9';
  return `(${punctuate(digits, isMobile ? [2, 5, 4] : [2, 4, 4], [') ', '-'])}`;
};
