import type { TaskEither } from 'fp-ts/TaskEither';
import type { CallFailure } from '../kernel/call-failure.ts';
import type { Document } from '../kernel/document.ts';
import type { PensionCertificate } from './pension.ts';

/** The insurer refused. `status` comes from `insurerStatus`. @see spec B §8 Pension page */
interface InsurerRefused {
  readonly _tag: 'InsurerRefused';
  readonly status: number;
}

export type PensionFailure = InsurerRefused | CallFailure;

/** The insurer's certificates. Reading may be repeated. @see spec B §7 `GET icatu/certificates/{id}`; decision Q110 */
export interface PensionCertificates {
  readonly of: (document: Document) => TaskEither<PensionFailure, readonly PensionCertificate[]>;
}
