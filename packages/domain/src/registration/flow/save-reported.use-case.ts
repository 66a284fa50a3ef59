import { constant, constVoid, pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { Standings } from '../flags/standings.ports.ts';
import { changeReport, type PartFields, type ReportedPart } from './change-report.rules.ts';
import type { ChangeReports, UnfinishedSaves } from './change-reports.ports.ts';
import { purposeOfEdit } from './purpose.ts';

/** Saves a part, and reports its change. */
type SaveReported<V, F> = (clientId: number, values: V) => TE.TaskEither<F | CallFailure, void>;

/** A part of the registration that an approved client may change from the profile. */
interface Parts<V, F> {
  readonly part: ReportedPart;
  /** Reads the saved fields. */
  readonly read: (clientId: number) => TE.TaskEither<CallFailure, PartFields>;
  /** Returns the same fields of the values to save. */
  readonly fieldsOf: (values: V) => PartFields;
  readonly save: SaveReported<V, F>;
  readonly standings: Pick<Standings, 'form'>;
  readonly reports: ChangeReports;
  readonly unfinished: UnfinishedSaves;
}

/**
 * Saves a part. For an approved client it then reports the change to the staff. A failed report does not undo the save,
 * and the client does not see the failure. A save may fail after a part of it arrived. So the next try compares with
 * the fields before the first one, and the report names every change.
 *
 * @see spec A §4 Renewal, A §7 `POST reports/reportdocumentschanged`; decision Q154
 */
export const makeSaveReported = <V, F = never>({
  part,
  read,
  fieldsOf,
  save,
  standings,
  reports,
  unfinished,
}: Parts<V, F>): SaveReported<V, F> => {
  const saved = (clientId: number) =>
    pipe(
      standings.form(clientId),
      TE.filterOrElseW(({ approval }) => purposeOfEdit(approval) === 'remake', constVoid),
      TE.chainW(() => read(clientId)),
      // Without the old fields there is no report, and the save continues.
      TE.getOrElseW(() => T.of(undefined)),
    );
  return (clientId, values) => {
    const report = (before: PartFields | undefined): T.Task<unknown> => {
      const changed = before && changeReport({ part, purpose: 'remake', before, after: fieldsOf(values) });
      return changed === undefined ? T.of(undefined) : reports.send(clientId, changed);
    };
    return pipe(
      T.fromIO(unfinished.before(clientId, part)),
      T.chain((known) => (known === undefined ? saved(clientId) : T.of(known))),
      T.chainFirstIOK((before) =>
        before === undefined ? constant(undefined) : unfinished.keep(clientId, part, before),
      ),
      TE.fromTask,
      TE.chainFirstW(() => save(clientId, values)),
      TE.chainFirstIOK(() => unfinished.forget(clientId, part)),
      TE.chainFirstTaskK(report),
      TE.map(constVoid),
    );
  };
};
