import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { unreachable } from '../../kernel/testing/index.ts';
import type { Approval } from '../flags/flag.ts';
import { addressServer, addressOf, photo, standingsServer } from '../testing/index.ts';
import { makeReadAddress } from './read-address.use-case.ts';

const reading = (approval: Approval, server = addressServer({ proof: photo('conta.jpg') })) =>
  makeReadAddress({
    standings: standingsServer({
      approval,
    }),
    ...server,
  })(7)();

describe('the saved residence', () => {
  it('comes with its proof, for an approved client', async () => {
    expect(await reading('approved')).toEqual(
      E.right({ ...addressOf('20040020'), proofOfResidence: photo('conta.jpg') }),
    );
  });

  it.each(['pendingAdjustment', 'sentToBank'] as const)('is closed to a client of approval %s', async (approval) => {
    expect(await reading(approval)).toEqual(
      E.left({ _tag: 'RegistrationClosed', reason: { _tag: 'ApprovalIs', approval } }),
    );
  });

  it('fails when the record cannot be read', async () => {
    expect(await reading('approved', addressServer({ read: TE.left(unreachable) }))).toEqual(E.left(unreachable));
  });
});
