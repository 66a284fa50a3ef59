import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { readPdf } from '../../http/testing/index.ts';
import { testSandbox } from '../../http/testing/sandbox.ts';
import { makeHttpReadableTerms } from './readable-terms.adapter.ts';

const { signedIn, signedOut } = testSandbox();

it.each(['proposal', 'privacy'] as const)('anybody reads the form %s as a PDF', async (form) => {
  const file = await makeHttpReadableTerms(signedOut().http).load({ _tag: 'PublicForm', form })();
  expect(E.isRight(file) && file.right.contentType).toBe('application/pdf');
  expect(E.isRight(file) && new TextDecoder('latin1').decode(file.right.bytes)).toMatch(/^%PDF-/);
});

it('a client reads a listed term by its id, and an unknown one is not there', async () => {
  const terms = makeHttpReadableTerms((await signedIn('ana')).http);
  const file = await terms.load({ _tag: 'ListedTerm', id: 1 })();
  expect(E.isRight(file) && file.right.contentType).toBe('application/pdf');
  const { title, pages } = await readPdf(Buffer.from(E.isRight(file) ? file.right.bytes : []));
  expect(title).toBe('Termo de adesão à carteira administrada');
  expect(pages[0]).toContain('A rentabilidade passada não garante a rentabilidade futura.');
  expect(await terms.load({ _tag: 'ListedTerm', id: 99 })()).toMatchObject(E.left({ _tag: 'Refused', status: 404 }));
});
