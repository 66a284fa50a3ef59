import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { beforeEach, expect, it } from 'vitest';
import { testSandbox } from '../http/testing/sandbox.ts';
import { answering, control } from '../http/testing/index.ts';
import { makeHttpFundTerms } from './index.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(() => control(sandbox, 'POST reset', { persona: 'sofia' }));

it('of sofia are signed on the page of the link, and then there is nothing to sign [R626] [R627]', async () => {
  const { toSign, statusOf } = makeHttpFundTerms((await signedIn('sofia')).http);
  const found = await toSign([2, 1, 4])();
  const terms = E.isRight(found) ? found.right : undefined;
  expect(terms).toEqual({
    token: expect.any(String),
    signUrl: expect.stringMatching(/^http:/),
    fundNames: ['Aroeira Crédito Privado FIC FI RF', 'Aroeira Long Short FIC FIM'],
    needsConformityTerm: true,
  });
  const { token = '', signUrl = '' } = { ...terms };
  expect(await statusOf(token)()).toEqual(E.right('waiting'));
  const signed = await sandbox.fetch(signUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(signed.ok || signed.status === 303).toBe(true);
  expect(await statusOf(token)()).toEqual(E.right('signed'));
  expect(await toSign([2, 1, 4])()).toEqual(E.right(undefined));
});

it('of sofia can be refused on the page of the link (decision 0306)', async () => {
  const { toSign, statusOf } = makeHttpFundTerms((await signedIn('sofia')).http);
  const found = await toSign([2])();
  const { token = '', signUrl = '' } = { ...(E.isRight(found) ? found.right : undefined) };
  await sandbox.fetch(`${signUrl}/recusa`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect(await statusOf(token)()).toEqual(E.right('refused'));
});

it('need a link of the web when something is to be signed', async () => {
  const asking = (signUrl: unknown, compliance: unknown = true) => {
    const { http } = answering(200, { docToken: null, signUrl, descriptions: { unSignedTerms: [], compliance } });
    return makeHttpFundTerms(http).toSign([1])();
  };
  for (const wrong of [null, '', 'javascript:alert(1)', '/assinatura'])
    expect(await asking(wrong)).toMatchObject(E.left({ _tag: 'Unreadable' }));
  expect(await asking('https://assina.exemplo/x')).toMatchObject(E.right({ token: undefined }));
  expect(await asking(null, null)).toEqual(E.right(undefined));
});

it('are the terms of the funds, the conformity term, or both [R579]', async () => {
  const left = async (names: readonly string[], compliance: boolean) => {
    const descriptions = { unSignedTerms: names.map((name) => ({ name })), compliance };
    const { http } = answering(200, { docToken: 'doc', signUrl: 'https://assina.exemplo/x', descriptions });
    return pipe(
      await makeHttpFundTerms(http).toSign([1])(),
      E.map((terms) => terms && [terms.fundNames, terms.needsConformityTerm]),
    );
  };
  expect(await left(['Aroeira Macro'], false)).toEqual(E.right([['Aroeira Macro'], false]));
  expect(await left([], true)).toEqual(E.right([[], true]));
  expect(await left(['Aroeira Macro'], true)).toEqual(E.right([['Aroeira Macro'], true]));
  expect(await left([], false)).toEqual(E.right(undefined));
});

it('sends the ids of the funds, and the token in the path', async () => {
  const { calls, seen, http } = answering(200, { status: 'canceled', descriptions: { unSignedTerms: [] } });
  await makeHttpFundTerms(http).toSign([4, 2])();
  expect(await makeHttpFundTerms(http).statusOf('a/b')()).toEqual(E.right('waiting'));
  expect(calls()).toEqual(['POST /investments/verifySignedTerms', 'GET /investments/checkSignedStatus/a%2Fb']);
  expect(seen[0]?.body).toEqual({ fundIds: [4, 2] });
});
