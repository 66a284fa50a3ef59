import type { RegistrationDestination, RegistrationStep } from '@aroeira/domain/registration';
import type { Path } from './paths.ts';

/**
 * The path of each page of the registration. The questionnaire opens at its first question.
 *
 * @see spec A §2 Registration routes; decisions Q081, Q135
 */
export const STEP_PATHS: Readonly<Record<RegistrationStep, Path>> = {
  welcome: '/registration',
  terms: '/registration/terms',
  start: '/registration/form/start',
  authStart: '/registration/form/authStart',
  definePassword: '/registration/form/definePassword',
  choosePlanner: '/registration/form/choosePlanner',
  identification: '/registration/form/identification',
  personalData: '/registration/form/personalData',
  addressData: '/registration/form/addressData',
  taxInformation: '/registration/form/taxInformation',
  pepData: '/registration/form/pepData',
  fatcaData: '/registration/form/fatcaData',
  fatcaOtherCountry: '/registration/form/fatcaOtherCountry',
  bankAccounts: '/registration/form/bankAccounts',
  setBankAccount: '/registration/form/setBankAccount',
  professionalInformation: '/registration/form/professionalInformation',
  equityData: '/registration/form/equityData',
  success: '/registration/form/success',
  basicData: '/registration/form/basicData',
  suitabilityStart: '/registration/suitability/start',
  suitabilityQuestions: '/registration/suitability/start/0',
  suitabilityProcess: '/registration/suitability/process',
  suitabilitySuccess: '/registration/suitability/success',
  signatureTerms: '/registration/signature/terms',
  sign: '/registration/signature/sign',
  signFullscreen: '/registration/signature/signFullscreen',
  signedTerms: '/registration/signature/signedTerms',
  signatureSuccess: '/registration/signature/success',
  renewalCheckList: '/registration/renew',
};

/** The path of each place where a rule of the registration can send a client. */
export const PATH_OF_DESTINATION: Readonly<Record<RegistrationDestination, Path>> = {
  ...STEP_PATHS,
  dashboard: '/dashboard',
  publicWelcome: '/welcome',
};
