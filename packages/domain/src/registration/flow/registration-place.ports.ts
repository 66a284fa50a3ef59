import type { IO } from 'fp-ts/IO';
import type { Option } from 'fp-ts/Option';
import type { FormStep } from './registration-step.ts';

/** The page of the registration that a client saved last on this device. A sign-in forgets it. @see decision 0204 */
export interface RegistrationPlace {
  readonly clientId: number;
  readonly saved: FormStep;
}

/** What the device remembers of the place. It is absent when the client saved no page since they signed in. */
export interface RegistrationPlaces {
  readonly read: IO<Option<RegistrationPlace>>;
  readonly write: (place: RegistrationPlace) => IO<void>;
  readonly clear: IO<void>;
}
