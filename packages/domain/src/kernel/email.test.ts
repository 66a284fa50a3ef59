import { expect, it } from 'vitest';
import { maskEmail } from './email.ts';

it('hides an address, except the first letters of its names and its end', () => {
  expect(maskEmail('ana.monteiro@exemplo.com.br')).toBe('a***@e***.com.br');
  expect(maskEmail('a@b.co')).toBe('a***@b***.co');
});

it('leaves a masked address as it is', () => {
  expect(maskEmail('a***@e***.com.br')).toBe('a***@e***.com.br');
});
