import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { testSandbox } from '../../http/testing/sandbox.ts';
import { makeHttpReadableTerms } from './readable-terms.adapter.ts';

const { signedOut } = testSandbox();

it.each(['proposal', 'privacy'] as const)('anybody reads the form %s as a PDF', async (form) => {
  const file = await makeHttpReadableTerms(signedOut().http).load({ _tag: 'PublicForm', form })();
  expect(E.isRight(file) && file.right.contentType).toBe('application/pdf');
  expect(E.isRight(file) && new TextDecoder('latin1').decode(file.right.bytes)).toMatch(/^%PDF-/);
});
