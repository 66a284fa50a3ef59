/** The pages of the registration form. @see spec A §2 Registration routes */
export type FormStep =
  | 'start'
  | 'authStart'
  | 'definePassword'
  | 'choosePlanner'
  | 'identification'
  | 'personalData'
  | 'addressData'
  | 'taxInformation'
  | 'pepData'
  | 'fatcaData'
  | 'fatcaOtherCountry'
  | 'bankAccounts'
  | 'setBankAccount'
  | 'professionalInformation'
  | 'equityData'
  | 'success'
  | 'basicData';

/** Every page of the registration and of its renewal. @see spec A §2 Registration routes */
export type RegistrationStep =
  | FormStep
  | 'welcome'
  | 'terms'
  | 'suitabilityStart'
  | 'suitabilityQuestions'
  | 'suitabilityProcess'
  | 'suitabilitySuccess'
  | 'signatureTerms'
  | 'sign'
  | 'signFullscreen'
  | 'signedTerms'
  | 'signatureSuccess'
  | 'renewalCheckList';

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
