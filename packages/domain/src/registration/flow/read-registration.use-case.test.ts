import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { calendarDay, instant } from '../../kernel/days.ts';
import { unreachable } from '../../kernel/testing/index.ts';
import { clientRecord } from '../testing/index.ts';
import { makeReadRegistration } from './read-registration.use-case.ts';

const role = {
  functionId: 3,
  startedOn: calendarDay('2026-01-01'),
  endedOn: undefined,
  company: undefined,
  cnpj: undefined,
};
const record = clientRecord({ taxInformation: { hasWorked: 'yes', hasRelation: 'no', hasFatca: 'no' } });

const read = (fatca = TE.right(undefined) as TE.TaskEither<typeof unreachable, undefined>) =>
  makeReadRegistration({
    clients: { read: () => TE.right(record) },
    peps: { read: () => TE.right({ role, relation: undefined }) },
    fatcas: { read: () => fatca },
    clock: { now: () => instant(Date.UTC(2026, 10, 20, 15)) },
  })(7)();

it('answers what the pages share, with the facts of today', async () => {
  expect(await read()).toMatchObject(
    E.right({ record, pep: { role }, fatca: undefined, facts: { hasWorked: true, isCurrentlyInOffice: true } }),
  );
});

it('fails when one of the calls fails', async () => {
  expect(await read(TE.left(unreachable))).toEqual(E.left(unreachable));
});
