import { choicesOf, radiogroupField, type Values } from '../../kernel/fields/index.ts';
import { NEW_REGISTRATION, type Mailing } from '../client/new-client.ts';
import { YES_NO, yesNo } from '../yes-no.ts';

/** The two addresses in the order of their numbers, 1 and 2. @see decision 0151 */
const MAIL_ADDRESSES = choicesOf({ residential: 'Endereço residencial', mailing: 'Endereço de correspondência' });

const question = (caption: string) => radiogroupField({ caption, choices: YES_NO });

/** The mail options. The captions are ours. @see spec A §3 Mailing; decision 0151 */
export const mailingForm = {
  receivesExtract: question('Deseja receber o extrato do cotista?'),
  receivesIncomeReport: question('Deseja receber o informe de rendimentos?'),
  allowsDistributorEmail: question('Autoriza o distribuidor a enviar e-mails?'),
  address: radiogroupField({ caption: 'Endereço para correspondência', choices: MAIL_ADDRESSES }),
};

type MailingValues = Values<typeof mailingForm>;

/** Turns the answers into the mail options to save. */
export const mailingOf = ({ address, ...answers }: MailingValues): Mailing => ({
  receivesExtract: answers.receivesExtract === 'yes',
  receivesIncomeReport: answers.receivesIncomeReport === 'yes',
  allowsDistributorEmail: answers.allowsDistributorEmail === 'yes',
  address,
});

/** Turns saved mail options into the answers of the form. */
const mailingValues = ({ address, ...mailing }: Mailing): MailingValues => ({
  receivesExtract: yesNo(mailing.receivesExtract),
  receivesIncomeReport: yesNo(mailing.receivesIncomeReport),
  allowsDistributorEmail: yesNo(mailing.allowsDistributorEmail),
  address,
});

/** The answers that the form starts with. A new client receives all three. @see spec A §3 "Defaults of a new registration model" */
export const mailingStart = (saved: Mailing | undefined): MailingValues =>
  mailingValues(saved ?? NEW_REGISTRATION.mailing);
