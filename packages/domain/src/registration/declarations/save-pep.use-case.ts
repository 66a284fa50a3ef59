import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { todayOf } from '../../kernel/clock.ts';
import type { PepRecord } from './pep-record.ts';
import { isInOffice } from './pep.rules.ts';
import { recordOfOffice } from '../work/professional-record.ts';
import type { FormParts } from '../flow/form-parts.ports.ts';

/** Saves the PEP page. */
export type SavePep = (clientId: number, record: PepRecord) => TE.TaskEither<CallFailure, void>;

/**
 * Saves the record. For a client who is in office today it also saves the role as the professional record, because the
 * flow skips the page of professional information. Both calls may be repeated after a failure between them.
 *
 * @see spec A §4 Registration flow (new client); decision Q016
 */
export const makeSavePep =
  ({ peps, professions, clock }: Pick<FormParts, 'peps' | 'professions' | 'clock'>): SavePep =>
  (clientId, record) =>
    pipe(
      peps.save(clientId, record),
      TE.chain(() =>
        isInOffice(record.role, todayOf(clock)())
          ? professions.save(clientId, recordOfOffice(record.role))
          : TE.right(undefined),
      ),
    );
