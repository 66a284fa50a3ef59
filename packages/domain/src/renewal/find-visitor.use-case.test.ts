import * as E from 'fp-ts/Either';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { ANA, unreachable } from '../kernel/testing/index.ts';
import { standing } from '../registration/testing/index.ts';
import type { Approval } from '../registration/flags/flag.ts';
import { makeFindVisitor } from './find-visitor.use-case.ts';
import type { RenewalStatus } from './renewal.ts';
import { renewal } from './testing/index.ts';

interface World {
  readonly approval?: Approval;
  readonly status?: RenewalStatus;
  readonly isRenewed?: TE.TaskEither<typeof unreachable, boolean>;
  readonly isCompany?: boolean;
}

const visitor = ({ approval = 'approved', status = 'ok', isRenewed = TE.right(true), isCompany = false }: World) =>
  makeFindVisitor({
    loadStanding: () => TE.right({ ...standing({ approval, isCompany }), planner: undefined, photo: undefined }),
    loadRenewal: () => T.of({ renewal: renewal({ status }), isRequested: true, failure: undefined }),
    suitability: { isRenewed },
  })({ clientId: 7, document: ANA, isCoHolder: false })();

const NOTHING = {
  _tag: 'Client',
  canCompleteRegistration: false,
  isApproved: false,
  isRenewalDue: false,
  isSuitabilityDue: false,
  renewal: renewal({ status: 'ok' }),
  isCompany: false,
};

it('tells what is due, and who is approved', async () => {
  expect(await visitor({})).toEqual(E.right({ ...NOTHING, isApproved: true }));
  expect(await visitor({ status: 'expired' })).toEqual(
    E.right({ ...NOTHING, isApproved: true, isRenewalDue: true, renewal: renewal({ status: 'expired' }) }),
  );
  expect(await visitor({ isRenewed: TE.right(false) })).toEqual(
    E.right({ ...NOTHING, isApproved: true, isSuitabilityDue: true }),
  );
});

it('counts a suitability that nobody knows as in order', async () => {
  expect(await visitor({ isRenewed: TE.left(unreachable) })).toEqual(E.right({ ...NOTHING, isApproved: true }));
});

it('lets a person complete the registration, and no company', async () => {
  expect(await visitor({ approval: 'pendingAdjustment' })).toEqual(
    E.right({ ...NOTHING, canCompleteRegistration: true }),
  );
  expect(await visitor({ approval: 'pendingAdjustment', isCompany: true })).toEqual(
    E.right({ ...NOTHING, isCompany: true }),
  );
});
