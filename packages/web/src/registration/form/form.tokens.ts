import { token } from '../../composition/token.ts';
import type { StepDesk } from './client-step.view-model.ts';
import type { RegistrationFile } from './registration-file.ts';
import type { StepParts } from './step-parts.ts';

/** The pages of the registration's form. */
export const FORM = {
  RegistrationFile: token<RegistrationFile>('RegistrationFile'),
  StepParts: token<StepParts>('StepParts'),
  /** What all pages of the form have. */
  StepDesk: token<StepDesk>('StepDesk'),
};
