import type { PensionCertificates } from '@aroeira/domain/pension';
import { tokens } from '../composition/token.ts';
import type { PensionViewModel } from './pension.view-model.ts';

/** The client's plans with the insurer. */
export const PENSION = tokens<{
  Certificates: PensionCertificates;
  /** Answers with nothing when there is no session. */
  OpenPension: () => PensionViewModel | undefined;
}>('PENSION');
