import { tokens } from '../../composition/token.ts';
import type { StepDesk } from './client-step.view-model.ts';
import type { RegistrationFile } from './registration-file.ts';
import type { StepParts, VisitorParts } from './step-parts.ts';
import type { VisitorDesk } from './visitor-step.view-model.ts';

/** The pages of the registration's form. */
export const FORM = tokens<{
  RegistrationFile: RegistrationFile;
  StepParts: StepParts;
  /** Asks for what later pages need, while the client is busy with this one. */
  AskAhead: () => Promise<void>;
  /** What all pages of a signed-in client have. */
  StepDesk: StepDesk;
  VisitorParts: VisitorParts;
  VisitorDesk: VisitorDesk;
}>('FORM');
