import { recordOnWire } from '../../http/record.codec.ts';
import { BooleanFromNumber, wordsOnWire } from '../../http/words.codec.ts';

/** The address that receives the post. It has the numbers of the type of an address. @see decision 0151 */
export const MailType = wordsOnWire('MailType', { residential: 1, mailing: 2 });

/** The mail options. @see spec A §3 Mailing */
export const MailingWire = recordOnWire(
  'Mailing',
  {
    receivesExtract: BooleanFromNumber,
    receivesIncomeReport: BooleanFromNumber,
    allowsDistributorEmail: BooleanFromNumber,
    address: MailType,
  },
  {
    receivesExtract: 'receiveQuotaholderExtract',
    receivesIncomeReport: 'receiveReportIncome',
    allowsDistributorEmail: 'allowDistributorSendEmail',
    address: 'mailType',
  },
);
