import type { CallFailure } from '@aroeira/domain/kernel';
import type {
  ClientRecord,
  EquityRecord,
  FatcaRecord,
  FormStanding,
  PepRecord,
  ProfessionalRecord,
} from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { Kept } from '../../shell/session/kept.ts';

/** A part of the registration, which the pages of a session share. */
export interface KeptRecord<A> {
  /** What the server has. It is asked once. */
  readonly read: TE.TaskEither<CallFailure, A>;
  /** Asks again, because the client saved the part. @see decision Q165 */
  readonly again: TE.TaskEither<CallFailure, A>;
}

/** The parts that the pages share. Nothing saved yet is `undefined`. */
export interface KeptRecords {
  readonly record: KeptRecord<ClientRecord>;
  readonly pep: KeptRecord<PepRecord | undefined>;
  readonly fatca: KeptRecord<FatcaRecord | undefined>;
  readonly profession: KeptRecord<ProfessionalRecord | undefined>;
  readonly equity: KeptRecord<EquityRecord | undefined>;
  /** The form itself. The accounts are saved by its id. */
  readonly form: KeptRecord<FormStanding>;
}

/** Keeps a part for the session. */
export const keptRecord = <A>(
  session: ConstructorParameters<typeof Kept>[0],
  load: (clientId: number) => TE.TaskEither<CallFailure, A>,
): KeptRecord<A> => {
  // The server may have nothing, and that too is known then.
  const kept = new Kept(session, ({ clientId }) =>
    pipe(
      load(clientId),
      TE.map((told) => ({ told })),
    ),
  );
  const there = (failure: CallFailure | undefined): TE.TaskEither<CallFailure, A> => {
    const held = kept.held();
    // Without a reason the session has ended.
    return held === undefined ? TE.left(failure ?? { _tag: 'NoSession', reason: 'none' }) : TE.right(held.told);
  };
  return {
    read: () => kept.ensure().then(() => there(kept.failure)()),
    again: () => kept.refresh().then(() => (kept.failure === undefined ? there(undefined) : TE.left(kept.failure))()),
  };
};
