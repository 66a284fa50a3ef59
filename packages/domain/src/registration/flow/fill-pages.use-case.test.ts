import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { ANA, unreachable } from '../../kernel/testing/index.ts';
import { flowFacts } from '../testing/index.ts';
import { makeFillPages } from './fill-pages.use-case.ts';
import type { FindEditor } from './find-editor.use-case.ts';
import type { LoadFlowFacts } from './read-registration.use-case.ts';
import type { Editor, SavedPage } from './page-access.rules.ts';
import type { RegistrationStep } from './registration-step.ts';
import { makeFindFollowing, makeSubmitPage, type AfterSave } from './submit-page.use-case.ts';

const client = { clientId: 7, document: ANA };
const editor = (canCompleteRegistration: boolean): Editor => ({
  visitor: { _tag: 'Client', canCompleteRegistration, isApproved: false, isRenewalDue: false, isSuitabilityDue: false },
  reason: { _tag: 'NothingMissing' },
});

/** A client at a server that remembers the calls. */
const at = (
  found: E.Either<CallFailure, Editor> = E.right(editor(true)),
  next: (step?: RegistrationStep) => E.Either<CallFailure, AfterSave> = (step) => E.right({ next: step }),
) => {
  const calls: string[] = [];
  const following = new Map<SavedPage, RegistrationStep | undefined>();
  const findFollowing = (_: number, name: SavedPage) => TE.fromEither(next(following.get(name)));
  const find: FindEditor<typeof client> = () => {
    calls.push('editor');
    return TE.fromEither(found);
  };
  const loadFacts: LoadFlowFacts = () => {
    calls.push('facts');
    return TE.right(flowFacts({ hasFatca: calls.includes('save taxInformation') }));
  };
  const page = (name: SavedPage, followedBy?: RegistrationStep, failure?: string) => ({
    page: name,
    save: TE.fromIOEither(() => {
      calls.push(`save ${name}`);
      following.set(name, followedBy);
      return failure === undefined ? E.right(undefined) : E.left(failure);
    }),
  });
  return {
    calls,
    page,
    fill: makeFillPages({ findEditor: find, loadFacts, findFollowing }),
    submit: makeSubmitPage({
      findEditor: find,
      loadFacts,
      findFollowing,
      findDue: () => {
        calls.push('due');
        return TE.right('identification' as const);
      },
    }),
  };
};

describe('the page after a saved one', () => {
  it('is found with the facts that the server has then, and is none after the mail options', async () => {
    const find = makeFindFollowing(() => TE.right(flowFacts({ hasFatca: true })));
    expect(await find(7, 'taxInformation')()).toEqual(E.right({ next: 'fatcaData' }));
    expect(await find(7, 'mailing')()).toEqual(E.right({ next: undefined }));
    expect(await makeFindFollowing(() => TE.left(unreachable))(7, 'taxInformation')()).toEqual(E.left(unreachable));
  });
});

describe('one page', () => {
  it('is saved when it is open, and leads to the next page', async () => {
    const { calls, page, submit } = at();
    expect(await submit(client, page('identification', 'personalData'))()).toEqual(E.right({ next: 'personalData' }));
    expect(calls).toEqual(['editor', 'save identification']);
  });

  it('leads to the page that is due after the start, and after each page of an adjustment', async () => {
    const { calls, page, submit } = at();
    expect(await submit(client, page('authStart', 'choosePlanner'))()).toEqual(E.right({ next: 'identification' }));
    expect(calls).toEqual(['editor', 'save authStart', 'due']);
    const parts = ['documents'] as const;
    const adjusting = at(E.right({ ...editor(true), reason: { _tag: 'AdjustmentPending', parts } }));
    expect(await adjusting.submit(client, adjusting.page('bankAccounts', 'professionalInformation'))()).toEqual(
      E.right({ next: 'identification' }),
    );
    expect(await adjusting.fill(client, [adjusting.page('bankAccounts', 'professionalInformation')])()).toMatchObject(
      E.right({ next: undefined }),
    );
  });

  it('is not saved when it is closed', async () => {
    const { calls, page, submit } = at(E.right(editor(false)));
    expect(await submit(client, page('identification'))()).toEqual(
      E.left({ _tag: 'RegistrationClosed', reason: { _tag: 'NothingMissing' } }),
    );
    expect(calls).toEqual(['editor']);
  });

  it('is not saved when an earlier answer leaves it out of the flow', async () => {
    const { calls, page, submit } = at();
    expect(await submit(client, page('fatcaData'))()).toEqual(E.left({ _tag: 'NothingToDeclare' }));
    expect(calls).toEqual(['editor', 'facts']);
  });

  it('fails with its own failure', async () => {
    const { page, submit } = at();
    expect(await submit(client, page('identification', undefined, 'wrong'))()).toEqual(
      E.left({ _tag: 'PageFailed', why: 'wrong' }),
    );
  });
});

describe('several pages', () => {
  it('are saved in their order, with one search for the editor', async () => {
    const { calls, page, fill } = at();
    const pages = [page('identification', 'personalData'), page('personalData', 'addressData')];
    expect(await fill(client, pages)()).toEqual(
      E.right({ saved: ['identification', 'personalData'], skipped: [], next: 'addressData' }),
    );
    expect(calls).toEqual(['editor', 'save identification', 'save personalData']);
  });

  it('are skipped when earlier answers leave them out', async () => {
    const { calls, page, fill } = at();
    const pages = [page('fatcaData'), page('taxInformation', 'fatcaData'), page('fatcaData', 'bankAccounts')];
    expect(await fill(client, pages)()).toEqual(
      E.right({ saved: ['taxInformation', 'fatcaData'], skipped: ['fatcaData'], next: 'bankAccounts' }),
    );
    expect(calls).toEqual(['editor', 'facts', 'save taxInformation', 'facts', 'save fatcaData']);
  });

  it('keep the next page when no page follows the last one', async () => {
    const { page, fill } = at();
    const pages = [page('taxInformation', 'bankAccounts'), page('mailing')];
    expect(await fill(client, pages)()).toMatchObject(E.right({ next: 'bankAccounts' }));
  });

  it('stop at the first failure, which names its page and the pages saved before', async () => {
    const { calls, page, fill } = at();
    const pages = [page('identification'), page('personalData', undefined, 'wrong'), page('addressData')];
    expect(await fill(client, pages)()).toEqual(
      E.left({ page: 'personalData', saved: ['identification'], why: { _tag: 'PageFailed', why: 'wrong' } }),
    );
    expect(calls).not.toContain('save addressData');
  });

  it('stay saved when the search for the next page fails, one as well as several', async () => {
    const { page, fill, submit } = at(undefined, () => E.left(unreachable));
    const why = { _tag: 'NextNotFound', why: unreachable };
    expect(await submit(client, page('setBankAccount'))()).toEqual(E.left(why));
    expect(await fill(client, [page('setBankAccount'), page('equityData')])()).toEqual(
      E.left({ page: 'setBankAccount', saved: ['setBankAccount'], why }),
    );
  });

  it('are not saved when the search for the editor fails', async () => {
    const { calls, page, fill } = at(E.left(unreachable));
    expect(await fill(client, [page('identification')])()).toEqual(
      E.left({ page: undefined, saved: [], why: unreachable }),
    );
    expect(calls).toEqual(['editor']);
  });
});
