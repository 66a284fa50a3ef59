import type { FlagReason } from './flags/flag.ts';

/** The errors of the registration's forms, besides the errors that every field has. @see spec A §5 Registration */
export type RegistrationFieldError =
  /** The document is a company's. Only a person can register. */
  | { readonly _tag: 'CompanyDocument' }
  /** The CPF is already registered (ERR063). */
  | { readonly _tag: 'DocumentTaken' }
  /** The validity is not after the day of issue. */
  | { readonly _tag: 'NotAfterIssue' }
  /** The end of the office is not after its start. */
  | { readonly _tag: 'NotAfterStart' }
  | { readonly _tag: 'PatrimonyTooLow' }
  /** The country is in the list of the page already. */
  | { readonly _tag: 'RepeatedCountry' }
  /** A co-holder has the holder's own CPF (ERR140). */
  | { readonly _tag: 'CoHolderIsHolder' }
  /** Both co-holders of an account have one CPF. */
  | { readonly _tag: 'CoHolderTwice' }
  /** The CPF of another person is the client's own. */
  | { readonly _tag: 'OwnCpf' };

/** The errors of a whole page of the registration. @see spec A §5 Registration, A §8 */
export type RegistrationError =
  | { readonly _tag: 'ProposalNotAccepted' }
  | { readonly _tag: 'NoBankAccount' }
  | { readonly _tag: 'TooManyBankAccounts' }
  /** A co-holder of an account has the holder's own CPF. */
  | { readonly _tag: 'CoHolderIsHolder' }
  /** Both co-holders of an account have one CPF. */
  | { readonly _tag: 'CoHolderTwice' }
  | { readonly _tag: 'NoTaxResidence' }
  /** The other-country page names a country twice. `index` is the place of the second one. */
  | { readonly _tag: 'RepeatedTaxCountry'; readonly index: number }
  /** The other-country page names Brazil. */
  | { readonly _tag: 'TaxCountryIsBrazil'; readonly index: number }
  /** An account has more than two co-holders. */
  | { readonly _tag: 'TooManyCoHolders' }
  /** The answers of earlier pages leave nothing to declare on this page. */
  | { readonly _tag: 'NothingToDeclare' }
  /** The client has a pension and its planner, and chooses no other. @see spec A §4 Registration flow */
  | { readonly _tag: 'PlannerIsSet' }
  /** The client is in a public office today, and the PEP page told the profession. @see decision Q016 */
  | { readonly _tag: 'OfficeIsProfession' }
  /** The client sent the other-country page before the FATCA page. */
  | { readonly _tag: 'NoTaxDeclaration' }
  /** The client may not save the page now. @see decision Q018 */
  | { readonly _tag: 'RegistrationClosed'; readonly reason: FlagReason }
  /** Internal: the client has no registration form. */
  | { readonly _tag: 'NoRegistrationFormSet' };
