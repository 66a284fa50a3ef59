import type { FormStep } from './registration-step.ts';

/** The page of the registration that a client saved last on this device. A sign-in forgets it. @see decision 0204 */
export interface RegistrationPlace {
  readonly clientId: number;
  readonly saved: FormStep;
}
