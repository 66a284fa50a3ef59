import type { RegistrationRecord } from '@aroeira/domain/registration';
import * as t from 'io-ts';
import { Day } from '../../http/parsed.codec.ts';
import { Id } from '../../http/values.codec.ts';
import { partsOnWire } from '../../http/record.codec.ts';
import { HolderAccountsWire } from '../accounts/bank-accounts.codecs.ts';
import { MailingWire } from '../address/address.codecs.ts';
import { FormStandingWire } from '../flags/standings.codecs.ts';

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null]);

/** A whole registration form. @see spec A §3 Registration form; decision 0002 */
export const RegistrationWire = partsOnWire({
  standing: FormStandingWire,
  accounts: HolderAccountsWire,
  rest: t.type({
    score167: t.number,
    investorDeclaration: orNull(t.type({ date: Day, local: t.string })),
    funds: t.array(t.type({ id: Id, name: t.string })),
    terms: t.array(t.type({ id: Id, title: t.string })),
    mailing: orNull(MailingWire),
  }),
});

/** A form in our words. */
export const registrationOf = ({
  standing,
  accounts: { holderBankInformation },
  rest: { score167, investorDeclaration, funds, terms, mailing },
}: t.TypeOf<typeof RegistrationWire>): RegistrationRecord => ({
  ...standing,
  score: score167,
  declaration: investorDeclaration
    ? { signedOn: investorDeclaration.date, city: investorDeclaration.local }
    : undefined,
  bankInformationId: holderBankInformation?.id,
  accounts: holderBankInformation?.accounts ?? [],
  funds: funds.map(({ id, name }) => ({ id, name })),
  terms: terms.map(({ id, title }) => ({ id, title })),
  mailing: mailing ?? undefined,
});
