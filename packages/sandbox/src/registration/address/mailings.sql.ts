import type { Static } from '@sinclair/typebox';
import { builtOnce } from '../../database/built-once.sql.ts';
import type { LockedClient } from '../../database/locked-client.sql.ts';
import type { Queries } from '../../database/transaction.ts';
import type { Mailing, MailingBody } from './mailings.schemas.ts';

/** @returns null for a client who has not chosen yet */
export const mailingOf = async (db: Queries, clientId: number): Promise<Static<typeof Mailing> | null> =>
  (await mailingsOf(db, clientId))[0] ?? null;

const mailingsOf = builtOnce((db, clientId: number) =>
  db
    .selectFrom('mailings')
    .where('client_id', '=', clientId)
    .select(['client_id as id', 'receive_quotaholder_extract as receiveQuotaholderExtract', 'mail_type as mailType'])
    .select(['receive_report_income as receiveReportIncome'])
    .select(['allow_distributor_send_email as allowDistributorSendEmail']),
);

export const keepMailing = async ({ tx, id }: LockedClient, mailing: Static<typeof MailingBody>): Promise<void> => {
  const columns = {
    receive_quotaholder_extract: mailing.receiveQuotaholderExtract,
    receive_report_income: mailing.receiveReportIncome,
    allow_distributor_send_email: mailing.allowDistributorSendEmail,
    mail_type: mailing.mailType,
  };
  await tx
    .insertInto('mailings')
    .values({ client_id: id, ...columns })
    .onConflict((conflict) => conflict.columns(['world', 'client_id']).doUpdateSet(columns))
    .execute();
};
