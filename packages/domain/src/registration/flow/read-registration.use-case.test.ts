import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { calendarDay, instant } from '../../kernel/days.ts';
import { unreachable } from '../../kernel/testing/index.ts';
import type { PepRecord } from '../declarations/pep-record.ts';
import { clientRecord, NO_FATCA_ANSWERS } from '../testing/index.ts';
import { makeReadRegistration } from './read-registration.use-case.ts';

const role = {
  functionId: 3,
  startedOn: calendarDay('2026-01-01'),
  endedOn: undefined,
  company: undefined,
  cnpj: undefined,
};
const pep = { role, relation: undefined };
const fatca = { answers: { ...NO_FATCA_ANSWERS, taxDeclaration: 'crs' as const }, residences: [] };

type Answers = readonly [hasWorked: 'yes' | 'no', hasRelation: 'yes' | 'no', hasFatca: 'yes' | 'no'];

/** Reads the registration of a client with these answers, and tells what the server was asked for. */
const read = async (
  [hasWorked, hasRelation, hasFatca]: Answers,
  pepAnswer: TE.TaskEither<CallFailure, PepRecord> = TE.right(pep),
) => {
  const record = clientRecord({ taxInformation: { hasWorked, hasRelation, hasFatca } });
  const asked: string[] = [];
  const telling = <A>(what: string, answer: A): A => {
    asked.push(what);
    return answer;
  };
  const answer = await makeReadRegistration({
    clients: { read: () => telling('record', TE.right(record)) },
    peps: { read: () => telling('pep', pepAnswer) },
    fatcas: { read: () => telling('fatca', TE.right(fatca)) },
    clock: { now: () => instant(Date.UTC(2026, 10, 20, 15)) },
  })(7)();
  return { answer, asked, record };
};

it('answers what the pages share, with the facts of today', async () => {
  const { answer, record } = await read(['yes', 'no', 'no']);
  expect(answer).toMatchObject(
    E.right({ record, pep, fatca: undefined, facts: { hasWorked: true, isCurrentlyInOffice: true } }),
  );
});

it('tells the kind of the tax declaration', async () => {
  const { answer } = await read(['no', 'no', 'yes']);
  expect(answer).toMatchObject(E.right({ fatca, facts: { taxDeclaration: 'crs' } }));
});

it('counts no role of a client who answered no, even when a saved role lasts today [R294]', async () => {
  const { answer } = await read(['no', 'yes', 'no']);
  expect(answer).toMatchObject(E.right({ pep, facts: { hasWorked: false, isCurrentlyInOffice: false } }));
});

it.each([
  ['2026-11-20', true],
  ['2026-11-19', false],
])('counts a role that lasts until %s: %j', async (endedOn, isCurrentlyInOffice) => {
  const ended = { ...pep, role: { ...role, endedOn: calendarDay(endedOn) } };
  expect((await read(['yes', 'no', 'no'], TE.right(ended))).answer).toMatchObject(
    E.right({ facts: { isCurrentlyInOffice } }),
  );
});

it.each([
  [['no', 'no', 'no'], []],
  [['yes', 'no', 'no'], ['pep']],
  [['no', 'yes', 'no'], ['pep']],
  [['no', 'no', 'yes'], ['fatca']],
  [
    ['yes', 'yes', 'yes'],
    ['pep', 'fatca'],
  ],
] as const)('asks after the answers %j for %j', async (answers, declarations) => {
  expect((await read(answers)).asked).toEqual(['record', ...declarations]);
});

it('fails when one of the calls fails', async () => {
  expect((await read(['yes', 'no', 'no'], TE.left(unreachable))).answer).toEqual(E.left(unreachable));
});
