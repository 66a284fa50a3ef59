/**
 * Every page of the registration and of its renewal, by the name that the catalogue of routes gives it below the
 * registration. The questionnaire opens at its first question.
 *
 * @see spec A §2 Registration routes; decisions Q081, Q135
 */
export const PAGE_NAMES = {
  welcome: '',
  terms: 'terms',
  start: 'form/start',
  authStart: 'form/authStart',
  definePassword: 'form/definePassword',
  choosePlanner: 'form/choosePlanner',
  identification: 'form/identification',
  personalData: 'form/personalData',
  addressData: 'form/addressData',
  taxInformation: 'form/taxInformation',
  pepData: 'form/pepData',
  fatcaData: 'form/fatcaData',
  fatcaOtherCountry: 'form/fatcaOtherCountry',
  bankAccounts: 'form/bankAccounts',
  setBankAccount: 'form/setBankAccount',
  professionalInformation: 'form/professionalInformation',
  equityData: 'form/equityData',
  success: 'form/success',
  basicData: 'form/basicData',
  suitabilityStart: 'suitability/start',
  suitabilityQuestions: 'suitability/start/0',
  suitabilityProcess: 'suitability/process',
  suitabilitySuccess: 'suitability/success',
  signatureTerms: 'signature/terms',
  sign: 'signature/sign',
  signFullscreen: 'signature/signFullscreen',
  signedTerms: 'signature/signedTerms',
  signatureSuccess: 'signature/success',
  renewalCheckList: 'renew',
} as const;

export type RegistrationStep = keyof typeof PAGE_NAMES;

/** The pages that open without a session. @see spec A §2 Public routes, A §6 */
export const PUBLIC_STEPS = [
  'welcome',
  'terms',
  'start',
  'definePassword',
] as const satisfies readonly RegistrationStep[];

/** Whether a page opens without a session. */
export const isPublicStep = (step: RegistrationStep): boolean => PUBLIC_STEPS.some((open) => open === step);

/** The pages of the registration form. */
export type FormStep = {
  [S in RegistrationStep]: (typeof PAGE_NAMES)[S] extends `form/${string}` ? S : never;
}[RegistrationStep];

/**
 * Where a rule of the registration can send a client: to one of its pages, or to another place.
 *
 * - `dashboard`: the client has nothing to do in the registration.
 * - `publicWelcome`: the portal's first page, for a visitor without a session. It is not the page `welcome`, which
 * invites the visitor to register.
 *
 * @see spec A §2 Routing rules, Registration access
 */
export type RegistrationDestination = RegistrationStep | 'dashboard' | 'publicWelcome';

/**
 * The progress of each page that shows one, in percent.
 *
 * @see spec A §4 Registration flow "Progress values"; decision Q047
 */
export const STEP_PROGRESS: Readonly<Partial<Record<RegistrationStep, number>>> = {
  start: 10,
  authStart: 10,
  definePassword: 20,
  choosePlanner: 25,
  identification: 30,
  personalData: 40,
  addressData: 50,
  taxInformation: 60,
  pepData: 63,
  fatcaData: 66,
  fatcaOtherCountry: 66,
  bankAccounts: 68,
  setBankAccount: 68,
  professionalInformation: 70,
  equityData: 90,
  success: 90,
};
