import { radiogroupField, type Values } from '../../kernel/fields/index.ts';
import { NEW_REGISTRATION, type Mailing } from '../client/new-client.ts';
import { YES_NO } from '../yes-no.ts';

/** In the order of their numbers, 1 and 2. @see docs/decisions/0151 */
const MAIL_ADDRESSES = [
  { value: 'residential', label: 'Endereço residencial' },
  { value: 'mailing', label: 'Endereço de correspondência' },
] as const;

const question = (caption: string) => radiogroupField({ caption, choices: YES_NO });

/** What is mailed, and where to. The captions are ours. @see spec A §3 Mailing; docs/decisions/0151 */
export const mailingForm = {
  receivesExtract: question('Deseja receber o extrato do cotista?'),
  receivesIncomeReport: question('Deseja receber o informe de rendimentos?'),
  allowsDistributorEmail: question('Autoriza o distribuidor a enviar e-mails?'),
  address: radiogroupField({ caption: 'Endereço para correspondência', choices: MAIL_ADDRESSES }),
};

type MailingValues = Values<typeof mailingForm>;

/** The answers as they are saved. */
export const mailingOf = ({ address, ...answers }: MailingValues): Mailing => ({
  receivesExtract: answers.receivesExtract === 'yes',
  receivesIncomeReport: answers.receivesIncomeReport === 'yes',
  allowsDistributorEmail: answers.allowsDistributorEmail === 'yes',
  address,
});

const answer = (isYes: boolean): 'yes' | 'no' => (isYes ? 'yes' : 'no');

/** What is saved, as the form's answers: the way back of `mailingOf`. */
const mailingValues = ({ address, ...mailing }: Mailing): MailingValues => ({
  receivesExtract: answer(mailing.receivesExtract),
  receivesIncomeReport: answer(mailing.receivesIncomeReport),
  allowsDistributorEmail: answer(mailing.allowsDistributorEmail),
  address,
});

/** What stands in the form before anybody answered: all three. @see spec A §3 "Defaults of a new registration model" */
export const mailingStart = (saved: Mailing | undefined): MailingValues =>
  mailingValues(saved ?? NEW_REGISTRATION.mailing);
