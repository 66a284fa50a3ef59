import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { refused, unreachable } from '../../kernel/testing/index.ts';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Approval } from '../flags/flag.ts';
import { changeReports, standingsServer, unfinishedSaves } from '../testing/index.ts';
import { changeReport, type PartFields } from './change-report.rules.ts';
import { makeSaveReported } from './save-reported.use-case.ts';

const PARTS = ['identification', 'address', 'bankAccounts', 'suitability'] as const;
const before = { street: 'Rua A', number: '1', coHolders: ['Lia'] };

describe('the report of an edit', () => {
  it('has the names of the changed fields, and no values', () => {
    for (const part of PARTS)
      expect(
        changeReport({ part, purpose: 'remake', before, after: { ...before, number: '2', complement: 'fundos' } }),
      ).toEqual({ part, fields: ['number', 'complement'] });
  });

  it('compares lists by their content', () => {
    const fieldsOf = (coHolders: readonly string[]) =>
      changeReport({ part: 'bankAccounts', purpose: 'remake', before, after: { ...before, coHolders } })?.fields;
    expect([fieldsOf(['Lia', 'Rui']), fieldsOf(['Lia'])]).toEqual([['coHolders'], undefined]);
  });

  it('exists only for a remake', () => {
    for (const purpose of ['new', 'renew'] as const)
      expect(changeReport({ part: 'address', purpose, before, after: {} })).toBeUndefined();
  });
});

interface Server {
  readonly approval?: Approval;
  readonly form?: CallFailure;
  readonly read?: CallFailure;
  readonly save?: CallFailure;
  readonly report?: CallFailure;
}

/** Saves a part of a client whom the server knows, and returns what the server received. */
const saving = async (part: (typeof PARTS)[number], after: PartFields, server: Server = {}) => {
  const asked: string[] = [];
  const answer = <A>(question: string, failure: CallFailure | undefined, value: A): TE.TaskEither<CallFailure, A> =>
    TE.fromIOEither(() => {
      asked.push(question);
      return failure === undefined ? E.right(value) : E.left(failure);
    });
  const standings = standingsServer({
    form: answer('form', server.form, { formId: 31, approval: server.approval ?? 'approved', verdict: 'ok' }),
  });
  const reports = changeReports(server.report);
  const save = makeSaveReported({
    part,
    read: () => answer('read', server.read, before),
    fieldsOf: (fields: PartFields) => fields,
    save: () => answer('save', server.save, undefined),
    standings,
    reports,
    unfinished: unfinishedSaves(),
  });
  return { outcome: await save(7, after)(), asked, sent: reports.sent };
};

describe('a part that an approved client changes', () => {
  const changed = { ...before, number: '2' };
  const report = (part: (typeof PARTS)[number]) => [{ clientId: 7, part, fields: ['number'] }];

  it('is reported after a change of the bank accounts [R407]', async () => {
    const { outcome, asked, sent } = await saving('bankAccounts', changed);
    expect([outcome, asked, sent]).toEqual([E.right(undefined), ['form', 'read', 'save'], report('bankAccounts')]);
  });

  it.each([
    ['identification [R408]', 'identification'],
    ['address [R409]', 'address'],
    ['suitability [R376]', 'suitability'],
  ] as const)('is reported after a change of the %s', async (_, part) => {
    expect((await saving(part, changed)).sent).toEqual(report(part));
  });

  it('is not reported when nothing changed [R410]', async () => {
    const { outcome, sent } = await saving('address', before);
    expect([outcome, sent]).toEqual([E.right(undefined), []]);
  });

  it('is not reported when it was not saved', async () => {
    const { outcome, sent } = await saving('address', changed, { save: unreachable });
    expect([outcome, sent]).toEqual([E.left(unreachable), []]);
  });

  it('is saved even when the report fails, and the client sees no failure', async () => {
    expect((await saving('address', changed, { report: unreachable })).outcome).toEqual(E.right(undefined));
  });

  it('is saved without a report when the old fields cannot be read', async () => {
    for (const failing of [{ form: refused('ERR118') }, { read: unreachable }]) {
      const { outcome, sent } = await saving('address', changed, failing);
      expect([outcome, sent]).toEqual([E.right(undefined), []]);
    }
  });
});

it('reports every change after a save that failed when a part of it had arrived', async () => {
  // The server has the address already when the proof fails.
  let kept: PartFields = before;
  const answers = [TE.left(unreachable), TE.right(undefined), TE.right(undefined)];
  const reports = changeReports();
  const save = makeSaveReported({
    part: 'address',
    read: () => TE.fromIO(() => kept),
    fieldsOf: (fields: PartFields) => fields,
    save: (_, fields) => {
      kept = { ...fields, proofOfResidence: undefined };
      return answers.shift() ?? TE.left(unreachable);
    },
    standings: standingsServer(),
    reports,
    unfinished: unfinishedSaves(),
  });
  const after = { ...before, number: '2', proofOfResidence: true };
  await save(7, after)();
  await save(7, after)();
  await save(7, { ...kept, street: 'Rua B' })();
  expect(reports.sent.map(({ fields }) => fields)).toEqual([['number', 'proofOfResidence'], ['street']]);
});

it('compares each part of each client with its own fields', async () => {
  const [unfinished, reports] = [unfinishedSaves(), changeReports()];
  const saved = (part: 'address' | 'identification', answer: TE.TaskEither<CallFailure, void>) =>
    makeSaveReported({
      part,
      read: (clientId) => TE.right({ number: `${part} ${clientId}` }),
      fieldsOf: (fields: PartFields) => fields,
      save: () => answer,
      standings: standingsServer(),
      reports,
      unfinished,
    });
  await saved('address', TE.left(unreachable))(7, { number: '2' })();
  await saved('identification', TE.right(undefined))(7, { number: 'identification 7' })();
  await saved('address', TE.right(undefined))(8, { number: 'address 8' })();
  expect(reports.sent).toEqual([]);
});

it('saves a first registration without a report, and does not read the old fields', async () => {
  for (const approval of ['started', 'pendingAdjustment'] as const) {
    const { outcome, asked, sent } = await saving('address', { number: '2' }, { approval });
    expect([outcome, asked, sent]).toEqual([E.right(undefined), ['form', 'save'], []]);
  }
});
