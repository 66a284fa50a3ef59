import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { ANA, refused, unreachable } from '../../kernel/testing/index.ts';
import { makeGatherStanding } from './gather-standing.use-case.ts';
import { checkList, standing, standingsServer } from '../testing/index.ts';

const expired: CallFailure = { _tag: 'NoSession', reason: 'expired' };
const form = { formId: 31, approval: 'sentToBank', verdict: 'rejected' } as const;
const inOrder = { form: TE.right(form), checkList: TE.right(checkList(['pep'])), hasPension: TE.right(true) };

const gather = (
  answers: Partial<Parameters<typeof standingsServer>[0]> = {},
  position: TE.TaskEither<CallFailure, unknown> = TE.right([]),
) => {
  const server = standingsServer({ ...inOrder, ...answers });
  return {
    server,
    answer: makeGatherStanding({ standings: server, askPosition: () => position })({ clientId: 7, document: ANA })(),
  };
};

describe('the standing of a client', () => {
  it('comes from form, check list, client and position', async () => {
    const { server, answer } = gather();
    expect(await answer).toEqual(
      E.right(
        standing({ approval: 'sentToBank', verdict: 'rejected', hasPension: true, checkList: checkList(['pep']) }),
      ),
    );
    expect(server.asked.toSorted()).toEqual(['check list 31 of 7', 'client 7', 'form of 7']);
  });

  it('has a failed position after each kind of failure', async () => {
    for (const failure of [refused('ERR150'), unreachable, { _tag: 'RefreshFailed' } as const])
      expect(await gather({}, TE.left(failure)).answer).toMatchObject(E.right({ position: 'failed' }));
  });

  it('fails when the session ended or a part failed to load', async () => {
    expect(await gather({}, TE.left(expired)).answer).toEqual(E.left(expired));
    for (const part of ['form', 'checkList', 'hasPension'] as const)
      expect(await gather({ [part]: TE.left(unreachable) }).answer).toEqual(E.left(unreachable));
  });
});
