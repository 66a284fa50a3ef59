import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../kernel/call-failure.ts';
import { refused, unreachable } from '../kernel/testing/index.ts';
import type { FormStanding } from '../registration/flags/standings.ports.ts';
import { makeAcceptTerms } from './accept-terms.use-case.ts';
import { makeReadSignedTerms } from './read-signed-terms.use-case.ts';
import { makeSign } from './sign.use-case.ts';
import type { ListedTerm } from './signature.ts';
import { SIGNATURE_IMAGE, signaturesServer, signedTerm, TERMS } from './testing/index.ts';

const form: FormStanding = { formId: 2005, approval: 'started', verdict: 'ok' };
const forms = { form: () => TE.right(form) };
const listed = (isChecked: readonly boolean[]): readonly ListedTerm[] =>
  TERMS.map((term, at) => ({ ...term, reading: 'readToEnd', isChecked: isChecked[at] ?? false }));

describe('accepting terms', () => {
  it('sends the checked terms with the form', async () => {
    const signatures = signaturesServer();
    const accept = makeAcceptTerms({ signatures, forms });
    expect(await accept(1005, listed([false, true]))()).toEqual(E.right([2]));
    expect(signatures.calls).toEqual([['accept', { formId: 2005, termIds: [2] }]]);
  });

  it('sends nothing without a checked term [R378]', async () => {
    const signatures = signaturesServer();
    const accept = makeAcceptTerms({ signatures, forms });
    expect(await accept(1005, listed([]))()).toEqual(E.left({ _tag: 'NoTermAccepted' }));
    expect(signatures.calls).toEqual([]);
  });
});

describe('signing', () => {
  it('uploads the picture, confirms it by its id, and signs the form', async () => {
    const signatures = signaturesServer();
    expect(await makeSign({ signatures, forms })(1005, SIGNATURE_IMAGE)()).toEqual(E.right(undefined));
    expect(signatures.calls).toEqual([
      ['upload', SIGNATURE_IMAGE],
      ['confirm', 7],
      ['sign', { formId: 2005, clientId: 1005 }],
    ]);
  });

  it.each([
    ['upload', 'ERR135', 1],
    ['confirm', 'ERR135', 2],
    ['sign', 'ERR133', 3],
  ] as const)('stops when %s fails', async (call, code, count) => {
    const signatures = signaturesServer({ [call]: [refused(code)] });
    expect(await makeSign({ signatures, forms })(1005, SIGNATURE_IMAGE)()).toEqual(E.left(refused(code)));
    expect(signatures.calls).toHaveLength(count);
  });

  it('does not sign a form that it cannot find', async () => {
    const signatures = signaturesServer();
    const lost = { form: () => TE.left<CallFailure, FormStanding>(unreachable) };
    expect(await makeSign({ signatures, forms: lost })(1005, SIGNATURE_IMAGE)()).toEqual(E.left(unreachable));
    expect(signatures.calls.map(([call]) => call)).not.toContain('sign');
  });
});

it('the signed terms are made before they are listed', async () => {
  const signatures = signaturesServer();
  await signatures.accept({ formId: 2005, termIds: [1] })();
  const read = makeReadSignedTerms({ signatures, forms })(1005);
  expect(await read()).toEqual(E.right(TERMS.slice(0, 1).map(signedTerm)));
  expect(signatures.calls.slice(1)).toEqual([['fill', 2005], ['signedTerms']]);
});
