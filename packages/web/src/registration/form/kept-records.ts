import type { CallFailure } from '@aroeira/domain/kernel';
import type {
  ClientRecord,
  EquityRecord,
  FatcaRecord,
  FormStanding,
  PepRecord,
  ProfessionalRecord,
} from '@aroeira/domain/registration';
import type * as TE from 'fp-ts/TaskEither';
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
  const kept = new Kept(session, ({ clientId }) => load(clientId));
  return { read: kept.read, again: kept.reread };
};
