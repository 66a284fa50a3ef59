import { Type } from '@sinclair/typebox';
import { takeAttempt } from '../../access/attempts.sql.ts';
import { ownCaller } from '../../access/caller.ts';
import { staffMails } from '../../access/limits.ts';
import { withClient } from '../../database/locked-client.sql.ts';
import type { Routes } from '../../http/api.ts';
import { signedInCall } from '../../http/described-call.ts';
import { ClientId, Nothing } from '../../http/wire.schemas.ts';
import { sendMail } from '../../outbox/outbox.sql.ts';
import { assertOpen } from './open-registration.sql.ts';

/** The mailbox of the staff who look at changed registrations. */
const STAFF = 'cadastro@aroeira.example';

const PARTS = {
  '/reports/reportdocumentschanged': 'Documentos alterados',
  '/reports/reportbankchanged': 'Contas bancárias alteradas',
  '/reports/reportsuitabilitychanged': 'Perfil de investidor alterado',
} as const;

// Allows names of fields and no values. A name has no space and no digit in front.
const Fields = Type.Array(Type.String({ pattern: '^[A-Za-z][A-Za-z0-9]{0,59}$' }), { minItems: 1, maxItems: 60 });

/** Tells the staff by e-mail which fields an approved client changed. @see spec A §7; decision Q154 */
export const changeReportRoutes: Routes = (api, services) => {
  for (const [path, subject] of Object.entries(PARTS))
    api.post(
      path,
      signedInCall('registration', `Tell the staff: ${subject}`, {
        body: Type.Object({ clientId: ClientId, fields: Fields }),
        answer: Nothing,
      }),
      async (request) => {
        const { clientId, fields } = request.body;
        await ownCaller(request, services, clientId);
        await takeAttempt(services, staffMails(clientId));
        const text = `Cliente ${String(clientId)}. Campos alterados: ${fields.join(', ')}.`;
        await withClient(services.db, clientId, async (client) => {
          const now = services.clock.now();
          await assertOpen(client, now, ['remake']);
          await sendMail(client.tx, { clientId, to: STAFF, subject, text, now });
        });
        return {};
      },
    );
};
