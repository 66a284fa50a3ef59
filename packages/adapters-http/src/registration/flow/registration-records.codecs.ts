import type { Mailing, RegistrationRecord } from '@aroeira/domain/registration';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { Day } from '../../http/day.codec.ts';
import { Id } from '../../http/id.codec.ts';
import { wordsOnWire, YesNoFromNumber } from '../../http/words.codec.ts';
import { bankAccountOf, FormAccountsWire } from '../accounts/bank-accounts.codecs.ts';
import { formStandingOf, FormStandingWire } from '../flags/standings.codecs.ts';

/** Which address post goes to: the numbers of an address's own type. @see decision 0151 */
const MailType = wordsOnWire('MailType', { residential: 1, mailing: 2 });

/** @see spec A §3 Mailing */
export const MailingWire = t.type({
  receiveQuotaholderExtract: YesNoFromNumber,
  receiveReportIncome: YesNoFromNumber,
  allowDistributorSendEmail: YesNoFromNumber,
  mailType: MailType,
});

/** What is mailed, in our words. */
export const mailingOf = (wire: t.TypeOf<typeof MailingWire>): Mailing => ({
  receivesExtract: wire.receiveQuotaholderExtract === 'yes',
  receivesIncomeReport: wire.receiveReportIncome === 'yes',
  allowsDistributorEmail: wire.allowDistributorSendEmail === 'yes',
  address: wire.mailType,
});

const flag = (isYes: boolean) => YesNoFromNumber.encode(isYes ? 'yes' : 'no');

/** What is mailed, in the words of the wire. */
export const mailingWire = (mailing: Mailing) => ({
  receiveQuotaholderExtract: flag(mailing.receivesExtract),
  receiveReportIncome: flag(mailing.receivesIncomeReport),
  allowDistributorSendEmail: flag(mailing.allowsDistributorEmail),
  mailType: MailType.encode(mailing.address),
});

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null]);

/** A whole registration form. @see spec A §3 Registration form; decision 0002 */
export const RegistrationWire = t.intersection([
  FormStandingWire,
  FormAccountsWire,
  t.type({
    score167: t.number,
    investorDeclaration: orNull(t.type({ date: Day, local: t.string })),
    funds: t.array(t.type({ id: Id, name: t.string })),
    terms: t.array(t.type({ id: Id, title: t.string })),
    mailing: orNull(MailingWire),
  }),
]);

/** A form in our words; none when a status number of it has no meaning. */
export const registrationOf = (wire: t.TypeOf<typeof RegistrationWire>): O.Option<RegistrationRecord> =>
  pipe(
    formStandingOf(wire),
    O.map((standing) => ({
      ...standing,
      score: wire.score167,
      declaration:
        wire.investorDeclaration === null
          ? undefined
          : { signedOn: wire.investorDeclaration.date, city: wire.investorDeclaration.local },
      accounts: (wire.holderBankInformation?.accounts ?? []).map(bankAccountOf),
      funds: wire.funds.map(({ id, name }) => ({ id, name })),
      terms: wire.terms.map(({ id, title }) => ({ id, title })),
      mailing: wire.mailing === null ? undefined : mailingOf(wire.mailing),
    })),
  );
