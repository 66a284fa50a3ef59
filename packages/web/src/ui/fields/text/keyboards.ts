import type { Field, FieldType } from '@aroeira/domain/kernel';
import type { InputHTMLAttributes } from 'react';

type Keyboard = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'inputMode' | 'autoCapitalize' | 'autoCorrect' | 'spellCheck' | 'placeholder'
>;

/** A keypad, and nobody who corrects digits. */
const digits: Keyboard = { inputMode: 'numeric', autoCorrect: 'off', spellCheck: false };

/**
 * What a phone shows to type each type with. Every one is a text input: those of type email, date or number take no caret
 * and no mask, and show another date format than ours.
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
  money: { ...digits, inputMode: 'decimal', placeholder: 'R$ 0,00' },
  percent: { ...digits, inputMode: 'decimal', placeholder: '0,00' },
};

/** The autocomplete tokens of what is written with a capital in every word. */
const NAMES: ReadonlySet<string> = new Set(['name', 'given-name', 'additional-name', 'family-name']);

/** The keyboard of a field: a name begins every word with a capital. */
export const keyboardOf = ({ type, autocomplete = '' }: Field<string, unknown>): Keyboard | undefined =>
  NAMES.has(autocomplete) ? { ...KEYBOARDS[type], autoCapitalize: 'words' } : KEYBOARDS[type];
