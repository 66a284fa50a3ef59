import { REGISTRATION_PATHS, type RegistrationDestination, type RegistrationStep } from '@aroeira/domain/registration';
import type { Path } from './paths.ts';

/** The path of each place where a rule of the registration can send a client. Each is a path of the web. */
export const PATH_OF_DESTINATION: Readonly<Record<RegistrationDestination, Path>> = REGISTRATION_PATHS;

/** The path of each page of the registration. */
export const STEP_PATHS: Readonly<Record<RegistrationStep, Path>> = REGISTRATION_PATHS;
