import { makeOpenConformityTerm } from '@aroeira/domain/profile';
import * as E from 'fp-ts/Either';
import { beforeEach, expect, it } from 'vitest';
import { answering, control, type PersonaKey } from '../http/testing/index.ts';
import { testSandbox } from '../http/testing/sandbox.ts';
import { makeHttpRegistrationRecords } from '../registration/index.ts';
import { makeHttpConformityTerms } from './index.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => control(sandbox, 'POST reset', { persona: 'sofia' }));

const of = async (whose: PersonaKey) => {
  const { http, session } = await signedIn(whose);
  const [terms, registrations] = [makeHttpConformityTerms(http), makeHttpRegistrationRecords(http)];
  const read = async () => {
    const term = await makeOpenConformityTerm({ terms, registrations })(session.clientId)();
    return E.isRight(term) ? term.right : undefined;
  };
  return { registrations, read };
};

it('of sofia is not signed, then started, then signed on the page of its link [R773]', async () => {
  const { read } = await of('sofia');
  const first = await read();
  if (first?.state !== 'notSigned') throw new Error(first?.state);
  const { signUrl, ...place } = first;
  expect(first).toMatchObject({
    state: 'notSigned',
    signUrl: expect.stringMatching(/^http:/),
    signingCity: 'São Paulo',
  });
  expect(await read()).toEqual({ ...first, state: 'started' });
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await sandbox.fetch(signUrl, { method: 'POST', headers });
  expect(await read()).toEqual({ ...place, state: 'signed', signedUrl: signUrl });
});

it('asks for no city after it was saved', async () => {
  const { registrations, read } = await of('sofia');
  const formId = (await read())?.formId ?? 0;
  expect(await registrations.saveSigningCity(formId, ' Santos ')()).toMatchObject(E.right({}));
  expect(await read()).toMatchObject({ signingCity: 'Santos' });
  expect(await registrations.saveSigningCity(formId, ' ')()).toMatchObject(E.left({ status: 400 }));
  expect(await registrations.saveSigningCity(1, 'Santos')()).toMatchObject(E.left({ code: 'ERR118' }));
});

it('is unreadable without a link to sign at, and knows two words of the status [R773]', async () => {
  const check = (changes: object) =>
    makeHttpConformityTerms(
      answering(200, {
        needSignature: true,
        docToken: 'a',
        signUrl: 'https://a.exemplo',
        lastCompliance: null,
        ...changes,
      }).http,
    ).check();
  const read = { toSign: { token: 'a', signUrl: 'https://a.exemplo' }, last: undefined };
  expect(await check({})).toEqual(E.right(read));
  for (const signUrl of [null, 'javascript:alert(1)'])
    expect(await check({ signUrl })).toMatchObject(E.left({ _tag: 'Unreadable' }));
  const last = (status: string) => check({ lastCompliance: { status, url: null } });
  expect([await last('started'), await last('signed'), await last('canceled')]).toMatchObject(
    ['started', 'signed', 'other'].map((status) => E.right({ last: { status, url: undefined } })),
  );
});
