import type { Field, FieldType } from '@aroeira/domain/kernel';
import type { InputHTMLAttributes } from 'react';

type Keyboard = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'placeholder'
>;

/** A keypad without spelling correction. */
const digits: Keyboard = { inputMode: 'numeric', autoCorrect: 'off', spellCheck: false };

/**
 * The phone keyboard of each field type. Every input has the type `text`: inputs of the types email, date and number
 * support neither a caret position nor a mask, and show dates in another format.
 */
export const KEYBOARDS: Readonly<Partial<Record<FieldType, Keyboard>>> = {
  text: { inputMode: 'text', autoCapitalize: 'sentences' },
  cpf: digits,
  phone: { ...digits, inputMode: 'tel' },
  email: { inputMode: 'email', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false },
  date: { ...digits, placeholder: 'DD/MM/AAAA' },
  birthdate: { ...digits, placeholder: 'DD/MM/AAAA' },
  time: { ...digits, placeholder: 'HH:MM' },
  cep: digits,
  number: digits,
  // The same in every amount, with cents or without.
  money: { ...digits, inputMode: 'decimal', placeholder: 'R$ 0,00' },
  percent: { ...digits, inputMode: 'decimal', placeholder: '0,00' },
};

/** The autocomplete tokens of names. Every word of a name begins with a capital. */
const NAMES: ReadonlySet<string> = new Set(['name', 'given-name', 'additional-name', 'family-name']);

/** Returns the keyboard of a field. For a name it sets a capital at each word. */
export const keyboardOf = ({ type, autocomplete = '' }: Field<string, unknown>): Keyboard | undefined =>
  NAMES.has(autocomplete) ? { ...KEYBOARDS[type], autoCapitalize: 'words' } : KEYBOARDS[type];
