import {
  isPublicStep,
  PAGE_NAMES,
  type PUBLIC_STEPS,
  type RegistrationDestination,
  type RegistrationStep,
} from '@aroeira/domain/registration';

type Names = typeof PAGE_NAMES;

/** The path of each page of the registration. The type of each is exact. */
type StepPaths = {
  readonly [S in RegistrationStep]: Names[S] extends '' ? '/registration' : `/registration/${Names[S]}`;
};

// The type of Object.keys is only string[].
const STEPS = Object.keys(PAGE_NAMES) as readonly RegistrationStep[];

const pathOf = (step: RegistrationStep): string => `/registration/${PAGE_NAMES[step]}`.replace(/\/$/, '');

// A cast, because Object.fromEntries forgets its keys.
export const STEP_PATHS = Object.fromEntries(STEPS.map((step) => [step, pathOf(step)])) as StepPaths;

/** The questions have one path, which names the question. */
const QUESTIONS = '/registration/suitability/start/:currentQuestion';

type StepPattern<S extends RegistrationStep> = S extends 'suitabilityQuestions' ? typeof QUESTIONS : StepPaths[S];

type PublicStep = (typeof PUBLIC_STEPS)[number];

type StepAccesses = {
  // Who may open the path of each step.
  readonly [S in RegistrationStep as StepPattern<S>]: S extends PublicStep ? 'public' : 'registration';
};

const ACCESSES = STEPS.map((step) => [
  step === 'suitabilityQuestions' ? QUESTIONS : pathOf(step),
  isPublicStep(step) ? 'public' : 'registration',
]);
// A cast, because Object.fromEntries forgets its keys.
export const STEP_ACCESS = Object.fromEntries(ACCESSES) as StepAccesses;

/** The path of each place where a rule of the registration can send a client. */
export const PATH_OF_DESTINATION = {
  ...STEP_PATHS,
  dashboard: '/dashboard',
  publicWelcome: '/welcome',
} as const satisfies Readonly<Record<RegistrationDestination, string>>;
