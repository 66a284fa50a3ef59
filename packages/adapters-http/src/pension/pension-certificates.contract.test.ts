import { pensionViewOf } from '@aroeira/domain/pension';
import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { afterEach, describe, expect, it } from 'vitest';
import { documentAs, testSandbox } from '../http/testing/sandbox.ts';
import { control, type PersonaKey } from '../http/testing/index.ts';
import { makeHttpPensionCertificates } from './index.ts';

const { sandbox, signedIn } = testSandbox();

const certificatesOf = async (whose: PersonaKey) =>
  makeHttpPensionCertificates((await signedIn(whose)).http).of(documentAs(whose))();

describe('an answer of the insurer that fails', () => {
  afterEach(() => control(sandbox, 'DELETE faults'));
  const on = 'GET /icatu/certificates/:d';

  it('with 401 is the panel 401, and the session stays (decision Q108)', async () => {
    const { http, device, ends } = await signedIn('joao');
    const refreshToken = () => O.toUndefined(device.session.read())?.tokens?.refresh;
    const before = refreshToken();
    await control(sandbox, 'POST faults', { on, status: 401 });
    const answer = await makeHttpPensionCertificates(http).of(documentAs('joao'))();
    expect([pensionViewOf(answer), ends]).toEqual([{ _tag: 'TryLater', errorNumber: 401 }, []]);
    expect([typeof refreshToken(), refreshToken() === before]).toEqual(['string', false]);
  });

  it('with 401 once gives the certificates after the refresh', async () => {
    await control(sandbox, 'POST faults', { on, status: 401, times: 1 });
    expect(await certificatesOf('joao')).toMatchObject(E.right([{ number: '000100872' }, { number: '000100873' }]));
  });
});

it('maps each refusal of the insurer to its panel', async () => {
  const panels = [
    ['nina', { _tag: 'NoPlan' }],
    ['wagner', { _tag: 'TryLater', errorNumber: 422 }],
    ['otavio', { _tag: 'TryLater', errorNumber: 500 }],
  ] as const;
  for (const [persona, panel] of panels)
    expect([persona, pensionViewOf(await certificatesOf(persona))]).toEqual([persona, panel]);
});
