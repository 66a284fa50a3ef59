import type { FastifyRequest } from 'fastify';
import { takeAttempt } from '../access/attempts.sql.ts';
import { clearedCaller } from '../access/caller.ts';
import { reportMails } from '../access/limits.ts';
import { transact } from '../database/transaction.ts';
import type { Routes, Services } from '../http/api.ts';
import { refuseWord } from '../http/refusal.ts';
import { signedInCall } from '../http/described-call.ts';
import { Bytes, Nothing } from '../http/wire.schemas.ts';
import { sendMail } from '../outbox/outbox.sql.ts';
import { demandPosition } from '../position/position.sql.ts';
import { APPROVED } from '../registration/flags/approval.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { reportContent } from './preparations.ts';
import { closedMonth, quickPeriod, reportFileName, type Period } from './report-periods.ts';
import { reportedClient } from './report.sql.ts';
import { GeneratedAnswer, GeneratedQuery, PeriodQuery } from './reports.schemas.ts';

/** @throws Refusal 403 for a client who may see no reports */
const demandReader = async (request: FastifyRequest, services: Services) => {
  const { clientId } = await clearedCaller(request, services);
  const client = await reportedClient(services.db, clientId);
  if (client.is_approved_adm !== APPROVED && client.welfare !== 1) throw refuseWord(403, 'reports_not_allowed');
  return client;
};

type Reader = Awaited<ReturnType<typeof demandReader>>;

/** @throws Refusal 404 when no period with a report has that name */
const demandPeriod = (name: string, now: Date): Period => {
  const today = dayOfSaoPaulo(now);
  const period = quickPeriod(name, today) ?? closedMonth(name, today);
  if (period === undefined) throw refuseWord(404, 'not_found');
  return period;
};

/** @throws Refusal 404 ERR160 before the first contribution, 500 ERR150 without a position, 503 while too many wait */
const pdfOf = async (services: Services, client: Reader, period: Period): Promise<Buffer> => {
  await demandPosition(services.db, client.id, services.clock.now());
  return services.pdfs.make(await reportContent(services, { clientId: client.id, ...period }));
};

/** A client's reports: statements, generated ones, and both by e-mail. @see spec B §7 Reports; decisions Q010, 0145 */
export const reportRoutes: Routes = (api, services) => {
  const { clock, preparations } = services;

  api.get(
    '/investorPosition/downloadInvestToolsPDF/binary',
    signedInCall('reports', 'The report of a closed month, named by its last day, or of a quick period: a PDF', {
      querystring: PeriodQuery,
      answer: Bytes,
    }),
    async (request, reply) => {
      const client = await demandReader(request, services);
      const period = demandPeriod(request.query.period, clock.now());
      // A native app fetches by this address what its page shows (decision 0312).
      const shown = await preparations.held({ clientId: client.id, ...period });
      const pdf = shown ?? (await pdfOf(services, client, period));
      void reply.type('application/pdf');
      return pdf;
    },
  );

  api.get(
    '/reports/generated',
    signedInCall('reports', 'The report of a quick period: asked for once, then prepared, then there in base64', {
      querystring: GeneratedQuery,
      answer: GeneratedAnswer,
    }),
    async (request) => {
      const client = await demandReader(request, services);
      if (client.position_state === 'empty') return { status: 'not_available_yet' as const };
      if (client.position_state === 'unavailable') return { status: 'error' as const };
      const period = demandPeriod(request.query.period, clock.now());
      const answer = await preparations.ask({ clientId: client.id, ...period });
      return typeof answer === 'string' ? { status: answer } : { result: answer.toString('base64') };
    },
  );

  api.get(
    '/investorPosition/sendInvestToolsPDFByEmail',
    signedInCall('reports', "Send a report to the client's own address", { querystring: PeriodQuery, answer: Nothing }),
    async (request) => {
      const client = await demandReader(request, services);
      await takeAttempt(services, reportMails(client.id));
      await emailReport(services, client, request.query.period);
      return {};
    },
  );
};

const emailReport = async (services: Services, client: Reader, name: string): Promise<void> => {
  const now = services.clock.now();
  const period = demandPeriod(name, now);
  const content = await pdfOf(services, client, period);
  const fileName = reportFileName(name, period);
  await transact(services.db, (tx) =>
    sendMail(tx, {
      clientId: client.id,
      subject: 'Seu relatório de investimentos',
      text: `Olá! O relatório que você pediu está em anexo: ${fileName}`,
      attachments: [{ fileName, contentType: 'application/pdf', content }],
      now,
    }),
  );
};
