import type { RegistrationStep } from '../flow/registration-step.ts';

/**
 * The path of each page, as the catalogue of routes writes it. The web app and the command line each have their own
 * table. Their tests compare it with this one.
 *
 * @see spec A §2 Registration routes; decisions Q081, Q135
 */
export const CATALOGUE_PATHS: Readonly<Record<RegistrationStep, string>> = {
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

/** Every page of the registration: 29. */
export const EVERY_STEP = Object.keys(CATALOGUE_PATHS).filter(
  (name): name is RegistrationStep => name in CATALOGUE_PATHS,
);
