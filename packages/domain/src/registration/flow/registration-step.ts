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

/** The pages before and after the form. @see spec A §2 Registration routes */
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

const form = '/registration/form';
const suitability = '/registration/suitability';
const signature = '/registration/signature';

/**
 * Where each page is. The questions start at the first one; the others follow it by number.
 *
 * @see spec A §2 Registration routes; decisions Q081, Q135
 */
export const STEP_PATHS: Readonly<Record<RegistrationStep, string>> = {
  welcome: '/registration',
  terms: '/registration/terms',
  start: `${form}/start`,
  authStart: `${form}/authStart`,
  definePassword: `${form}/definePassword`,
  choosePlanner: `${form}/choosePlanner`,
  identification: `${form}/identification`,
  personalData: `${form}/personalData`,
  addressData: `${form}/addressData`,
  taxInformation: `${form}/taxInformation`,
  pepData: `${form}/pepData`,
  fatcaData: `${form}/fatcaData`,
  fatcaOtherCountry: `${form}/fatcaOtherCountry`,
  bankAccounts: `${form}/bankAccounts`,
  setBankAccount: `${form}/setBankAccount`,
  professionalInformation: `${form}/professionalInformation`,
  equityData: `${form}/equityData`,
  success: `${form}/success`,
  basicData: `${form}/basicData`,
  suitabilityStart: `${suitability}/start`,
  suitabilityQuestions: `${suitability}/start/0`,
  suitabilityProcess: `${suitability}/process`,
  suitabilitySuccess: `${suitability}/success`,
  signatureTerms: `${signature}/terms`,
  sign: `${signature}/sign`,
  signFullscreen: `${signature}/signFullscreen`,
  signedTerms: `${signature}/signedTerms`,
  signatureSuccess: `${signature}/success`,
  renewalCheckList: '/registration/renew',
};

/**
 * How far a client has come, in percent, for the pages that show it.
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
};
