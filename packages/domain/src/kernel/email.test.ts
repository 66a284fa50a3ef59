import { expect, it } from 'vitest';
import { maskEmail, parseEmail } from './email.ts';

it('takes 63 letters between two dots of a domain, and no more', () => {
  expect(parseEmail(`ana@${'a'.repeat(63)}.com`)).toBe(`ana@${'a'.repeat(63)}.com`);
  expect(parseEmail(`ana@${'a'.repeat(64)}.com`)).toBeUndefined();
  expect(parseEmail(`ana@exemplo.${'a'.repeat(64)}`)).toBeUndefined();
  expect(parseEmail(`${'a'.repeat(64)}@exemplo.com`)).toBe(`${'a'.repeat(64)}@exemplo.com`);
});

it('hides an address, except the first letters of its names and its end', () => {
  expect(maskEmail('ana.monteiro@exemplo.com.br')).toBe('a***@e***.com.br');
  expect(maskEmail('a@b.co')).toBe('a***@b***.co');
});

it('leaves a masked address as it is', () => {
  expect(maskEmail('a***@e***.com.br')).toBe('a***@e***.com.br');
});
