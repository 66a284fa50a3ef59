import { expect, it } from 'vitest';
import { compiledOnce } from './compiled-once.ts';

it('compiles equal schemas once, and another schema again', () => {
  const compiled: unknown[] = [];
  const compile = compiledOnce(({ schema }: { readonly schema: unknown }) => compiled.push(schema));
  expect([compile({ schema: { type: 'string' } }), compile({ schema: { type: 'string' } })]).toEqual([1, 1]);
  expect(compile({ schema: { type: 'number' } })).toBe(2);
  expect(compiled).toEqual([{ type: 'string' }, { type: 'number' }]);
});
