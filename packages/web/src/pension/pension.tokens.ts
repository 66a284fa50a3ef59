import type { PensionCertificates } from '@aroeira/domain/pension';
import { token } from '../composition/token.ts';
import type { PensionViewModel } from './pension.view-model.ts';

/** The client's plans with the insurer. */
export const PENSION = {
  Certificates: token<PensionCertificates>('PensionCertificates'),
  /** Answers with nothing when there is no session. */
  OpenPension: token<() => PensionViewModel | undefined>('OpenPension'),
};
