import { Type, type Static } from '@sinclair/typebox';
import type { Queries } from '../../database/transaction.ts';
import { ClientId } from '../../http/wire.schemas.ts';

const FLAG = Type.Union([Type.Literal(0), Type.Literal(1)]);

/** What is sent by mail and post, and to which address. @see spec A §3 Mailing */
export const MailingBody = Type.Object({
  receiveQuotaholderExtract: FLAG,
  receiveReportIncome: FLAG,
  allowDistributorSendEmail: FLAG,
  mailType: Type.Union([Type.Literal(1), Type.Literal(2)]),
});

/** Known by its client's id. */
export const Mailing = Type.Composite([Type.Object({ id: ClientId }), MailingBody]);

const flag = (value: number): 0 | 1 => (value === 0 ? 0 : 1);

/** @returns null for a client who did not choose yet */
export const mailingOf = async (db: Queries, clientId: number): Promise<Static<typeof Mailing> | null> => {
  const row = await db.selectFrom('mailings').where('client_id', '=', clientId).selectAll().executeTakeFirst();
  if (row === undefined) return null;
  return {
    id: clientId,
    receiveQuotaholderExtract: flag(row.receive_quotaholder_extract),
    receiveReportIncome: flag(row.receive_report_income),
    allowDistributorSendEmail: flag(row.allow_distributor_send_email),
    mailType: row.mail_type === 2 ? 2 : 1,
  };
};

export const keepMailing = async (
  db: Queries,
  clientId: number,
  mailing: Static<typeof MailingBody>,
): Promise<void> => {
  const columns = {
    receive_quotaholder_extract: mailing.receiveQuotaholderExtract,
    receive_report_income: mailing.receiveReportIncome,
    allow_distributor_send_email: mailing.allowDistributorSendEmail,
    mail_type: mailing.mailType,
  };
  await db
    .insertInto('mailings')
    .values({ client_id: clientId, ...columns })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(columns))
    .execute();
};
