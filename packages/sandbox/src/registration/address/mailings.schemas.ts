import { Type } from '@sinclair/typebox';
import { ClientId, Flag } from '../../http/wire.schemas.ts';

/** What the client receives by e-mail and by post, and at which address. @see spec A §3 Mailing */
export const MailingBody = Type.Object({
  receiveQuotaholderExtract: Flag,
  receiveReportIncome: Flag,
  allowDistributorSendEmail: Flag,
  mailType: Type.Union([Type.Literal(1), Type.Literal(2)]),
});

/** Its id is the client's. */
export const Mailing = Type.Composite([Type.Object({ id: ClientId }), MailingBody]);
