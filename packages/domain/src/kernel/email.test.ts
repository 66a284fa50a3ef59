import { expect, it } from 'vitest';
import { maskEmail } from './email.ts';

it('hides an address, except the first letters of its names and its end', () => {
  expect(['ana.monteiro@exemplo.com.br', 'a***@e***.com.br'].map(maskEmail)).toEqual([
    'a***@e***.com.br',
    'a***@e***.com.br',
  ]);
  expect(maskEmail('a@b.co')).toBe('a***@b***.co');
});
