import type { CallFailure } from '@aroeira/domain/kernel';
import type {
  ClientRecords,
  EquityRecords,
  FatcaRecords,
  PepRecords,
  ProfessionalRecords,
  Standings,
} from '@aroeira/domain/registration';
import type { TaskEither } from 'fp-ts/TaskEither';
import { Kept } from '../../shell/session/kept.ts';

type Session = ConstructorParameters<typeof Kept>[0];

interface Parts extends Session {
  readonly clients: ClientRecords;
  readonly peps: PepRecords;
  readonly fatcas: FatcaRecords;
  readonly professions: ProfessionalRecords;
  readonly equity: EquityRecords;
  readonly standings: Pick<Standings, 'form'>;
}

/** The records that the pages share. Each is asked once, and again after its save (decision Q165). */
export type KeptRecords = ReturnType<typeof keptRecords>;

export const keptRecords = ({ clients, peps, fatcas, professions, equity, standings, ...session }: Parts) => {
  const kept = <A>(load: (clientId: number) => TaskEither<CallFailure, A>) =>
    new Kept(session, ({ clientId }) => load(clientId));
  return {
    record: kept(clients.read),
    pep: kept(peps.read),
    fatca: kept(fatcas.read),
    profession: kept(professions.read),
    equity: kept(equity.read),
    /** The form itself. The accounts are saved by its id. */
    form: kept(standings.form),
  };
};
