import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import type { CallFailure } from '../kernel/call-failure.ts';
import { investorProfile, suitabilitiesServer } from '../suitability/testing/index.ts';
import { makeReadInvestorProfile } from './read-investor-profile.use-case.ts';

const unreachable: CallFailure = { _tag: 'Unreachable', cause: 'network' };

const read = (isRenewed: TE.TaskEither<CallFailure, boolean>, suitabilities = suitabilitiesServer()) =>
  makeReadInvestorProfile({ suitabilities, suitability: { isRenewed } })(1001)();

it('reads the profile, the last answers and whether they still count', async () => {
  const shown = { profile: investorProfile(), last: undefined };
  expect(await read(TE.right(true))).toEqual(E.right({ ...shown, isRenewed: true }));
  expect(await read(TE.right(false))).toEqual(E.right({ ...shown, isRenewed: false }));
});

it('asks for no new answers when it could not learn whether the last ones count', async () => {
  expect(await read(TE.left(unreachable))).toMatchObject(E.right({ isRenewed: true }));
});

it('fails without the profile', async () => {
  const broken = suitabilitiesServer({ profile: TE.left(unreachable) });
  expect(await read(TE.right(true), broken)).toEqual(E.left(unreachable));
});
