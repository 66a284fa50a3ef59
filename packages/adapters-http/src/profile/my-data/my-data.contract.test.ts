import { clientDataFiles, composeMyData, termsNow } from '@aroeira/domain/profile';
import * as E from 'fp-ts/Either';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeHttpConsents } from '../../access/index.ts';
import { answering, control, type PersonaKey } from '../../http/testing/index.ts';
import { testSandbox } from '../../http/testing/sandbox.ts';
import { makeHttpMyDataPorts } from '../index.ts';

const { sandbox, signedIn } = testSandbox();
beforeEach(async () => {
  for (const persona of ['ana', 'karen']) await control(sandbox, 'POST reset', { persona });
});

const of = async (whose: PersonaKey) => {
  const { http, session } = await signedIn(whose);
  const { clientId } = session;
  const myData = composeMyData({ ports: makeHttpMyDataPorts(http), consents: makeHttpConsents(http) });
  return {
    copy: myData.copy(clientId),
    history: myData.histories.of(clientId),
    change: (term: 1 | 4, isGiven: boolean) => myData.changeConsent(session, term, isGiven),
    withdrawAll: myData.revokeConsent(session),
    requests: myData.requests.list(clientId),
    one: (id: number) => myData.requests.one(clientId, id),
    send: (message: string) => myData.sendRequest(clientId, { kind: 'deletion', message }),
  };
};

describe('a client’s data over the wire', () => {
  it('comes as tables, which become files', async () => {
    const ana = await of('ana');
    const copy = await ana.copy();
    if (E.isLeft(copy)) throw new Error(JSON.stringify(copy));
    const files = clientDataFiles(copy.right);
    expect(files.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['dados.json', 'cadastro.csv', 'posicao.csv']),
    );
    expect(files.find(({ name }) => name === 'cadastro.csv')?.text).toContain('Ana Beatriz');
    for (let more = 2; more <= 10; more += 1) await ana.copy();
    expect(await ana.copy()).toEqual(E.left({ _tag: 'TooManyCopies' }));
  });

  it('is unreadable without tables', async () => {
    const { http } = answering(200, { exportedAt: '2026-11-23T10:00:00Z' });
    expect(await makeHttpMyDataPorts(http).copies.of(7)()).toMatchObject(
      E.left({ _tag: 'Unreadable', path: 'tables' }),
    );
  });
});

describe('the consent over the wire', () => {
  it('changes one term and keeps the others', async () => {
    const ana = await of('ana');
    const withdrawn = await ana.change(4, false)();
    expect(withdrawn).toMatchObject(
      E.right([{ isAccepted: true, terms: [1, 2, 3], version: '1' }, { terms: [1, 2, 3, 4] }]),
    );
    const given = await ana.change(4, true)();
    expect(E.isRight(given) && termsNow(given.right).map(({ isGiven }) => isGiven)).toEqual([true, true, true, true]);
    expect(E.isRight(given) && given.right).toHaveLength(3);
  });

  it('leaves out a term of a later version', async () => {
    const { http } = answering(200, [
      { accepted: true, terms: [1, 9], version: '2', answeredAt: '2026-11-23T10:00:00Z' },
    ]);
    expect(await makeHttpMyDataPorts(http).histories.of(7)()).toMatchObject(E.right([{ terms: [1], version: '2' }]));
  });
});

describe('a request over the wire', () => {
  it('is one request when it comes twice, and waits for the answer of another one', async () => {
    const ana = await of('ana');
    const [first, second] = [await ana.send('Tudo.')(), await ana.send('Tudo.')()];
    expect(second).toEqual(first);
    expect(await ana.send('Só os objetivos.')()).toEqual(E.left({ _tag: 'RequestOpen', kind: 'deletion' }));
  });
});
