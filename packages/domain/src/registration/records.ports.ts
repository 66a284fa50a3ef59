import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { PepRecord } from './declarations/pep-record.ts';
import type { FatcaRecord } from './tax/fatca-record.ts';
import type { EquityRecord } from './work/equity-record.ts';
import type { ProfessionalRecord } from './work/professional-record.ts';

/** Records of which each client has one, such as the PEP declaration. */
interface Records<A> {
  /** `undefined` before the client filled in the page. */
  readonly read: (clientId: number) => TaskEither<CallFailure, A | undefined>;
  /** Replaces the saved record. It may be repeated. */
  readonly save: (clientId: number, record: A) => TaskEither<CallFailure, void>;
}

/** @see spec A §7 `GET clientPep/client/{id}`, `POST /clientPep` */
export type PepRecords = Records<PepRecord>;

/** The tax declarations. @see spec A §7 `GET fatcas/{id}`, `POST /fatcas` */
export type FatcaRecords = Records<FatcaRecord>;

/** The professions. @see spec A §7 `GET professionalInformations/client/{id}`, `POST /professionalInformations` */
export type ProfessionalRecords = Records<ProfessionalRecord>;

/** Income and patrimony. @see spec A §3 Client; A §7 `GET /clients/{id}`, `PUT /clients/{id}` */
export type EquityRecords = Records<EquityRecord>;
