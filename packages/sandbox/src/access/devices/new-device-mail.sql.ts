import type { Queries } from '../../database/transaction.ts';
import { sendMail } from '../../outbox/outbox.sql.ts';
import { saidInSaoPaulo } from '../../time/sao-paulo-moment.ts';
import { countAttempt } from '../attempts.sql.ts';
import { newDeviceMails } from '../limits.ts';

interface FirstSignIn {
  readonly loginId: string;
  readonly now: Date;
  readonly portalUrl: string;
}

/** Call it before the session opens: a known device gets no e-mail. @see spec A §2 `/acessoIndevido/:loginId` */
export const tellOfNewDevice = async (tx: Queries, { loginId, now, portalUrl }: FirstSignIn): Promise<void> => {
  const known = await tx.selectFrom('sessions').where('login_id', '=', loginId).select('id').limit(1).execute();
  if (known.length > 0) return;
  const {
    client_id: clientId,
    browser,
    system,
  } = await tx
    .selectFrom('devices')
    .where('id', '=', loginId)
    .select(['client_id', 'browser', 'system'])
    .executeTakeFirstOrThrow();
  const limit = newDeviceMails(clientId);
  const { count } = await countAttempt(tx, limit, now);
  if (count > limit.max) return;
  const where = [browser, system].filter((name) => name !== null).join(', ');
  await sendMail(tx, {
    clientId,
    subject: 'Novo acesso à sua conta',
    text: [
      `Sua conta foi acessada em um novo dispositivo${where === '' ? '' : ` (${where})`}`,
      ` em ${saidInSaoPaulo(now)}, horário de Brasília.`,
      ' Se foi você, não é preciso fazer nada.',
      ` Se não foi você, bloqueie todos os dispositivos agora: ${portalUrl}/acessoIndevido/${loginId}`,
      count === limit.max ? '\nHouve muitos acessos novos hoje. Não vamos avisar dos próximos por até 24 horas.' : '',
    ].join(''),
    now,
  });
};
