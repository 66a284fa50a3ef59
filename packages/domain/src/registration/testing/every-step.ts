import { PAGE_NAMES, type RegistrationStep } from '../flow/registration-step.ts';

/** Every page of the registration: 29. The type of Object.keys is only string[]. */
export const EVERY_STEP = Object.keys(PAGE_NAMES) as readonly RegistrationStep[];
