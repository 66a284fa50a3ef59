import { token } from '../../composition/token.ts';
import type { StepDesk } from './client-step.view-model.ts';
import type { RegistrationFile } from './registration-file.ts';
import type { StepParts, VisitorParts } from './step-parts.ts';
import type { VisitorDesk } from './visitor-step.view-model.ts';

/** The pages of the registration's form. */
export const FORM = {
  RegistrationFile: token<RegistrationFile>('RegistrationFile'),
  StepParts: token<StepParts>('StepParts'),
  /** Asks for what later pages need, while the client is busy with this one. */
  AskAhead: token<() => Promise<void>>('AskAhead'),
  /** What all pages of a signed-in client have. */
  StepDesk: token<StepDesk>('StepDesk'),
  VisitorParts: token<VisitorParts>('VisitorParts'),
  VisitorDesk: token<VisitorDesk>('VisitorDesk'),
};
