import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { todayOf, type Clock } from '../../kernel/clock.ts';
import type { PepRecord, PepRole } from './pep-record.ts';
import type { PepRecords } from './pep-records.ports.ts';
import { isCurrentlyInOffice } from './pep.rules.ts';
import { recordOfOffice } from '../work/professional-record.ts';
import type { ProfessionalRecords } from '../work/professional-records.ports.ts';

/** Saves what a client declared of politically exposed persons. */
export type SavePep = (clientId: number, record: PepRecord) => TE.TaskEither<CallFailure, void>;

/** Whether a role lasts today. */
export const isInOffice =
  (clock: Clock) =>
  (role: PepRole | undefined): role is PepRole =>
    role !== undefined && isCurrentlyInOffice({ hasWorked: true, ...role }, todayOf(clock)());

/**
 * Saves the record; of somebody in office today its role is the professional record as well, since the page of
 * professional information is skipped. Both may be repeated after a failure between them.
 *
 * @see spec A §4 Registration flow (new client); decision Q016
 */
export const makeSavePep =
  (peps: PepRecords, professions: ProfessionalRecords, clock: Clock): SavePep =>
  (clientId, record) =>
    pipe(
      peps.save(clientId, record),
      TE.chain(() =>
        isInOffice(clock)(record.role) ? professions.save(recordOfOffice(record.role)) : TE.right(undefined),
      ),
    );
