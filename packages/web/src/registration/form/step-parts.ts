import type { PartsOf } from '../../composition/bindings.ts';
import { REGISTRATION } from '../registration.tokens.ts';

/** The ports and use cases that the pages of the form take from, by the names that a page uses. */
export const STEP_PARTS = {
  clients: REGISTRATION.ClientRecords,
  papers: REGISTRATION.Papers,
  lookUpAddress: REGISTRATION.LookUpAddress,
  saveAddress: REGISTRATION.SaveAddress,
  planners: REGISTRATION.Planners,
};

export type StepParts = PartsOf<typeof STEP_PARTS>;
