import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { calendarDay } from '../../kernel/days.ts';
import { unreachable } from '../../kernel/testing/index.ts';
import { conformityCheck, SIGN_URL, signedRegistration } from '../testing/index.ts';
import { makeOpenConformityTerm } from './open-conformity-term.use-case.ts';

const at = (city: string) => ({ declaration: { signedOn: calendarDay('2025-03-10'), city } });

it('reads the term and the city of the declaration [R769] [R770]', async () => {
  const open = (city: string | undefined) =>
    makeOpenConformityTerm({
      terms: { check: TE.right(conformityCheck()) },
      registrations: {
        ofClient: (id) =>
          TE.right({
            ...signedRegistration,
            formId: id + 1000,
            declaration: undefined,
            ...(city !== undefined && at(city)),
          }),
      },
    })(42)();
  const term = { state: 'notSigned', signUrl: SIGN_URL, formId: 1042 };
  expect(await open('Santos')).toEqual(E.right({ ...term, signingCity: 'Santos' }));
  expect(await open(' ')).toEqual(E.right({ ...term, signingCity: undefined }));
  expect(await open(undefined)).toEqual(E.right({ ...term, signingCity: undefined }));
});

it('gives no link to sign a term that needs no signature', async () => {
  const check = conformityCheck({ toSign: undefined, last: { status: 'signed', url: 'https://a.exemplo/1' } });
  const registrations = { ofClient: () => TE.right(signedRegistration) };
  expect(await makeOpenConformityTerm({ terms: { check: TE.right(check) }, registrations })(42)()).toEqual(
    E.right({ state: 'signed', signedUrl: 'https://a.exemplo/1', formId: 31, signingCity: 'São Paulo' }),
  );
});

it('fails when one of the two calls fails', async () => {
  const terms = { check: TE.right(conformityCheck()) };
  const registrations = { ofClient: () => TE.right(signedRegistration) };
  const failed = E.left(unreachable);
  expect(await makeOpenConformityTerm({ terms: { check: TE.left(unreachable) }, registrations })(42)()).toEqual(failed);
  const failing = { ofClient: () => TE.left(unreachable) };
  expect(await makeOpenConformityTerm({ terms, registrations: failing })(42)()).toEqual(failed);
});
