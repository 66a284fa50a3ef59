import { maskOf, type Mask } from './mask.ts';

const isTyped: Mask['isTyped'] = () => true;

/** Text as the client types it, up to a length in characters. */
export const lengthMask = (maxLength: number): Mask =>
  maskOf((text) => Array.from(text).slice(0, maxLength).join(''), { isTyped });

/** Only letters, with their accents. @see spec A §5 Access forms; decision Q063 */
export const lettersMask: Mask = maskOf((text) => text.normalize('NFC').replace(/[^\p{L}]/gu, ''), { isTyped });

/** Only digits, up to a length. @see spec A §5 Number */
export const digitsMask = (maxLength: number): Mask => maskOf((text) => text.replace(/\D/g, '').slice(0, maxLength));

/** Removes blanks, because an e-mail address has none. */
export const emailMask: Mask = maskOf((text) => text.replace(/\s/g, ''), { isTyped });
