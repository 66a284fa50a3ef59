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
const STEP_ACCESS = Object.fromEntries(ACCESSES) as StepAccesses;

/** The path of each place where a rule of the registration can send a client. */
export const PATH_OF_DESTINATION = {
  ...STEP_PATHS,
  dashboard: '/dashboard',
  publicWelcome: '/welcome',
} as const satisfies Readonly<Record<RegistrationDestination, string>>;

/**
 * Every path of the product and who may open it. A path outside this table is not found.
 *
 * - `public`: anybody.
 * - `session`: a signed-in client. Anybody else goes to /login.
 * - `registration`: the same, but an anonymous visitor goes to /welcome.
 *
 * `{product}` stands for the brand's slug (decision Q107). `/registration/advice` is no route (decision Q026).
 * @see spec A §2, B §2; decisions Q023, Q070
 */
export const PATHS = {
  '/': 'public',
  '/welcome': 'public',
  '/login': 'public',
  '/login/add': 'public',
  '/forgotPassword': 'public',
  '/resetPassword': 'public',
  '/unblockDevice': 'public',
  '/logout': 'public',
  '/acessoIndevido/:loginId': 'public',
  '/maintenance': 'public',
  ...STEP_ACCESS,
  '/dashboard': 'session',
  '/reports': 'session',
  '/reports/:period': 'session',
  '/welfare': 'session',
  '/movements': 'session',
  '/movements/last-movements': 'session',
  '/movements/last-movements/:id': 'session',
  '/movements/redemption': 'session',
  '/movements/redemption/operation': 'session',
  '/movements/investment': 'session',
  '/movements/investment/terms': 'session',
  '/movements/investment/apply': 'session',
  '/movements/investment/sign': 'session',
  '/movements/investment/confirmation': 'session',
  '/apply': 'session',
  '/sign': 'session',
  '/confirmation': 'session',
  '/liberty-home': 'session',
  '/liberty/goals': 'session',
  '/liberty/objectives': 'session',
  '/liberty/objectives/add': 'session',
  '/liberty/objectives/edit': 'session',
  '/profile': 'session',
  '/profile/suitability': 'session',
  '/profile-personal-data': 'session',
  '/profile-conformity-term': 'session',
  '/profile-conformity-term/read': 'session',
  '/profile-documents': 'session',
  '/profile-documents/read': 'session',
  '/profile-forms': 'session',
  '/profile-forms/read': 'session',
  '/profile-my-data': 'session',
  '/change-password': 'session',
  '/profile-bank-accounts': 'session',
  '/profile-bank-accounts/add': 'session',
  '/edit-documents': 'session',
  '/edit-documents/read': 'session',
  '/edit-documents/change-identification': 'session',
  '/edit-documents/change-address': 'session',
  '/profile-talktoplanner': 'session',
  '/talk-to-{product}': 'session',
  '/evaluate-app': 'session',
} as const;

/** Who may open a path. */
export type Access = (typeof PATHS)[Pattern];

/** A path as it is in the table, with its parameters. */
export type Pattern = keyof typeof PATHS;

/** A pattern with its parameters filled in: `/reports/:period` becomes `/reports/2026-10`. */
type Filled<P extends string> = P extends `${infer Start}:${string}`
  ? `${Start}${string}`
  : P extends `${infer Start}{product}`
    ? `${Start}${string}`
    : P;

/** A path that the app may go to. A path outside the table does not compile. */
export type Path = Filled<Pattern>;
