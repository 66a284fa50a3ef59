import { flagsOf, makeGatherStanding, type Flags } from '@aroeira/domain/registration';
import { makeLoadPosition } from '@aroeira/domain/position';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { documentAs, testSandbox } from '../../http/testing/sandbox.ts';
import type { PersonaKey } from '../../http/testing/index.ts';
import { makeHttpPositions } from '../../position/index.ts';
import { makeHttpStandings } from '../index.ts';

const { signedIn } = testSandbox();

const standingsOf = async (whose: PersonaKey) => {
  const { http, session } = await signedIn(whose);
  const standings = makeHttpStandings(http);
  const gather = makeGatherStanding({ standings, askPosition: makeLoadPosition(makeHttpPositions(http)) });
  return { standings, gather: gather({ clientId: session.clientId, document: documentAs(whose) }) };
};
const flagsFor = async (whose: PersonaKey): Promise<readonly (keyof Flags)[]> => {
  const standing = await (await standingsOf(whose)).gather();
  if (E.isLeft(standing)) throw new Error(JSON.stringify(standing.left));
  const flags = flagsOf(standing.right);
  return (
    ['hasRegister', 'canSeeReports', 'canCompleteRegistration', 'canInvest', 'isInvestingDisabled'] as const
  ).filter((flag) => flags[flag].value);
};

it.each([
  ['ana', 'who is approved', ['hasRegister', 'canSeeReports', 'canInvest']],
  ['carla', 'half way', ['canCompleteRegistration', 'isInvestingDisabled']],
  ['otavio', 'without a position', ['hasRegister', 'canSeeReports', 'isInvestingDisabled']],
] as const)('the standing of %s, %s', async (whose, _is, flags) => {
  expect(await flagsFor(whose)).toEqual(flags);
});

it('is refused to another client', async () => {
  const { standings } = await standingsOf('ana');
  expect(await standings.form(1003)()).toMatchObject(E.left({ _tag: 'Refused', status: 403 }));
});
