import { flagsOf, makeGatherStanding, type Flags } from '@aroeira/domain/registration';
import { makeLoadPosition } from '@aroeira/domain/position';
import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { documentAs, testSandbox } from '../../http/testing/sandbox.ts';
import type { PersonaKey } from '../../http/testing/index.ts';
import { makeHttpPositions } from '../../position/index.ts';
import { makeHttpStandings } from '../index.ts';

const { signedIn } = testSandbox();

const flagsFor = async (whose: PersonaKey): Promise<readonly (keyof Flags)[]> => {
  const { http, session } = await signedIn(whose);
  const standings = makeHttpStandings(http);
  const gather = makeGatherStanding({ standings, askPosition: makeLoadPosition(makeHttpPositions(http)) });
  const standing = await gather({ clientId: session.clientId, document: documentAs(whose) })();
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
