import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { consents, session } from '../../access/testing/index.ts';
import { CONSENT_TERMS } from '../../access/session.ts';
import { at, unreachable } from '../../kernel/testing/index.ts';
import { consentAnswered, consentHistories } from '../testing/index.ts';
import { makeChangeConsent } from './change-consent.use-case.ts';
import { consentChanges, termsNow, termsWith } from './consent-history.rules.ts';
import { changeLines, termSince } from './my-data.messages.ts';
import { makeRevokeConsent } from './revoke-consent.use-case.ts';

const FIRST = consentAnswered({ at: at('2026-03-12T10:07:00-03:00'), terms: [1, 2, 3] });
const SECOND = consentAnswered({ at: at('2026-09-02T18:20:00-03:00'), terms: [1, 4], version: '2' });
const REFUSED = consentAnswered({ at: at('2026-10-01T09:00:00-03:00'), isAccepted: false, terms: [1, 4] });

describe('the history of the consent', () => {
  it('says what each answer gave and withdrew', () => {
    const changes = consentChanges([SECOND, FIRST]);
    expect(changes).toEqual([
      { version: '2', at: SECOND.at, given: [4], withdrawn: [2, 3] },
      { version: '1', at: FIRST.at, given: [1, 2, 3], withdrawn: [] },
    ]);
    expect(changes.map(changeLines)).toEqual([
      ['Autorizado: Comunicados', 'Retirado: Tratamento de dados, Cookies necessários'],
      ['Autorizado: Termos de uso, Tratamento de dados, Cookies necessários'],
    ]);
  });

  it('counts no term of a refusal, whatever it lists (decision 0135)', () => {
    expect(consentChanges([REFUSED, SECOND])[0]).toMatchObject({ given: [], withdrawn: [1, 4] });
    expect(termsNow([REFUSED, SECOND]).every(({ isGiven }) => !isGiven)).toBe(true);
  });

  it('says since when each term is as it is', () => {
    expect(termsNow([SECOND, FIRST]).map(termSince)).toEqual([
      'Autorizado em 12/03/2026 às 10:07',
      'Retirado em 02/09/2026 às 18:20',
      'Retirado em 02/09/2026 às 18:20',
      'Autorizado em 02/09/2026 às 18:20',
    ]);
    expect(termsNow([]).map(termSince)).toEqual(CONSENT_TERMS.map(() => 'Nunca autorizado'));
  });

  it('keeps the other terms when one changes', () => {
    expect(termsWith([SECOND, FIRST], 2, true)).toEqual([1, 2, 4]);
    expect(termsWith([SECOND, FIRST], 4, false)).toEqual([1]);
    expect(termsWith([], 3, true)).toEqual([3]);
  });
});

describe('a change of the consent', () => {
  const client = session();

  it('sends the terms of the newest answer with this one changed', async () => {
    const server = consents();
    const change = makeChangeConsent({ consents: server, histories: consentHistories(TE.right([SECOND, FIRST])) });
    expect(await change(client, 4, false)()).toMatchObject(E.right([SECOND, FIRST]));
    expect(server.answered).toEqual([{ uid: 'uid-1', document: client.document, isAccepted: true, terms: [1] }]);
  });

  it('sends nothing when the history is unknown: another term could be lost', async () => {
    const server = consents();
    const change = makeChangeConsent({ consents: server, histories: consentHistories(TE.left(unreachable)) });
    expect(await change(client, 4, false)()).toEqual(E.left(unreachable));
    expect(server.answered).toEqual([]);
  });

  it('as a whole sends a refusal without terms', async () => {
    const server = consents();
    expect(await makeRevokeConsent(server)(client)()).toEqual(E.right(undefined));
    expect(server.answered).toEqual([{ uid: 'uid-1', document: client.document, isAccepted: false, terms: [] }]);
  });
});
