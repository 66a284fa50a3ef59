import type { FlagReason } from './flags/flag.ts';

/** What a form of the registration finds wrong, beside what any field can be. @see spec A §5 Registration */
export type RegistrationFieldError =
  /** A company's document where only a person can register. */
  | { readonly _tag: 'CompanyDocument' }
  /** The server's ERR063: this CPF is registered already. */
  | { readonly _tag: 'DocumentTaken' }
  /** A validity that is not after the day of issue. */
  | { readonly _tag: 'NotAfterIssue' }
  /** An end of office that is not after its beginning. */
  | { readonly _tag: 'NotAfterStart' }
  | { readonly _tag: 'PatrimonyTooLow' }
  /** A co-holder with the holder's own CPF; the server's ERR140. */
  | { readonly _tag: 'CoHolderIsHolder' };

/** Why a registration is closed: what its flag says, or that it is a company's. @see spec A §1, A §4 */
export type ClosedReason = FlagReason | { readonly _tag: 'CompanyDocument' };

/** What keeps a page of the registration from going on, beside its fields. @see spec A §5 Registration, A §8 */
export type RegistrationError =
  | { readonly _tag: 'ProposalNotAccepted' }
  | { readonly _tag: 'NoBankAccount' }
  | { readonly _tag: 'TooManyBankAccounts' }
  /** One of the accounts has a co-holder with the holder's own CPF. */
  | { readonly _tag: 'CoHolderIsHolder' }
  | { readonly _tag: 'NoTaxResidence' }
  /** The other-country page before the one that opens it. */
  | { readonly _tag: 'NoTaxDeclaration' }
  /** The pages are closed to this client now. @see decision Q018 */
  | { readonly _tag: 'RegistrationClosed'; readonly reason: ClosedReason }
  /** Internal: there is no registration to work on. */
  | { readonly _tag: 'NoRegistrationFormSet' };
