import { flagsOf, makeGatherStanding, type Flags } from '@aroeira/domain/registration';
import type { Document } from '@aroeira/domain/kernel';
import { ANA } from '@aroeira/domain/kernel/testing';
import { makeLoadPosition } from '@aroeira/domain/position';
import { openTestSandbox } from '@aroeira/sandbox';
import * as E from 'fp-ts/Either';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DocumentText } from '../../http/document.codec.ts';
import { signedInAt } from '../../http/testing/sandbox.ts';
import { makeHttpPositions } from '../../position/index.ts';
import { makeHttpStandings } from '../index.ts';

const document = (digits: string): Document => E.getOrElseW(() => ANA)(DocumentText.decode(digits));

let sandbox: Awaited<ReturnType<typeof openTestSandbox>>;
beforeAll(async () => void (sandbox = await openTestSandbox()), 60_000);
afterAll(() => sandbox.close());

const signedIn = async (digits: string) => {
  const whose = document(digits);
  const { http, session } = await signedInAt(sandbox, whose);
  const standings = makeHttpStandings(http);
  const gather = makeGatherStanding(standings, makeLoadPosition(makeHttpPositions(http)));
  return { standings, gather: gather({ clientId: session.clientId, document: whose }) };
};
const flagsFor = async (digits: string): Promise<readonly (keyof Flags)[]> => {
  const standing = await (await signedIn(digits)).gather();
  if (E.isLeft(standing)) throw new Error(JSON.stringify(standing.left));
  const flags = flagsOf(standing.right);
  return (
    ['hasRegister', 'canSeeReports', 'canCompleteRegistration', 'canInvest', 'isInvestingDisabled'] as const
  ).filter((flag) => flags[flag].value);
};

it.each([
  ['ana, who is approved', '63287253026', ['hasRegister', 'canSeeReports', 'canInvest']],
  ['carla, half way', '60891723919', ['canCompleteRegistration', 'isInvestingDisabled']],
  ['otavio, without a position', '67418110529', ['hasRegister', 'canSeeReports', 'isInvestingDisabled']],
])('the standing of %s', async (_who, digits, flags) => {
  expect(await flagsFor(digits)).toEqual(flags);
});

it('is refused to another client', async () => {
  const { standings } = await signedIn('63287253026');
  expect(await standings.form(1003)()).toMatchObject(E.left({ _tag: 'Refused', status: 403 }));
});
