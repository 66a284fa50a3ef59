import type { FastifyRequest } from 'fastify';
import { clearedCaller } from '../access/caller.ts';
import type { Api, Routes, Services } from '../http/api.ts';
import { refuseCode, refuseWord } from '../http/refusal.ts';
import { Nothing, Refusals, SIGNED_IN } from '../http/wire.schemas.ts';
import { sendMail } from '../outbox/outbox.sql.ts';
import { transact } from '../database/transaction.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { isPrepared } from './preparation.sql.ts';
import { reportFileName, reportPdf } from './report-pdf.ts';
import { closedMonth, quickPeriod, type Period } from './report-periods.ts';
import { heldByType, reportedClient } from './report.sql.ts';
import { EmailQuery, GeneratedAnswer, GeneratedQuery, Pdf, StatementQuery } from './reports.schemas.ts';

const described = { tags: ['reports'], security: SIGNED_IN };

/** `isApprovedAdm` of an approved client. @see spec A §4 Approval and renewal statuses */
const APPROVED = 2;

/** @throws Refusal 403 for a client who may see no reports */
const demandReader = async (request: FastifyRequest, services: Services) => {
  const { clientId } = await clearedCaller(request, services);
  const client = await reportedClient(services.db, clientId);
  if (client.is_approved_adm !== APPROVED && client.welfare !== 1) throw refuseWord(403, 'reports_not_allowed');
  return client;
};

type Reader = Awaited<ReturnType<typeof demandReader>>;

/** @throws Refusal 404 for what names no period that has a report */
const demandPeriod = (period: Period | undefined): Period => {
  if (period === undefined) throw refuseWord(404, 'not_found');
  return period;
};

/** @throws Refusal 404 ERR160 before the first contribution, 500 ERR150 while the position is not to be had */
const pdfOf = async ({ db, clock }: Services, client: Reader, period: Period): Promise<Buffer> => {
  if (client.position_state === 'empty') throw refuseCode(404, 'ERR160');
  if (client.position_state === 'unavailable') throw refuseCode(500, 'ERR150');
  return reportPdf({ ...period, name: client.name, held: await heldByType(db, client.id), now: clock.now() });
};

const addStatement = (api: Api, services: Services): void => {
  api.get(
    '/investorPosition/downloadInvestToolsPDF/binary',
    {
      schema: {
        ...described,
        summary: 'The statement of a closed month, named by its last day: a PDF',
        querystring: StatementQuery,
        response: { 200: Pdf, ...Refusals },
      },
    },
    async (request, reply) => {
      const client = await demandReader(request, services);
      const month = closedMonth(request.query.period, dayOfSaoPaulo(services.clock.now()));
      const pdf = await pdfOf(services, client, demandPeriod(month));
      void reply.type('application/pdf');
      return pdf;
    },
  );
};

const addGenerated = (api: Api, services: Services): void => {
  api.get(
    '/reports/generated',
    {
      schema: {
        ...described,
        summary: 'The report of a quick period: asked for once, then prepared, then there in base64',
        querystring: GeneratedQuery,
        response: { 200: GeneratedAnswer, ...Refusals },
      },
    },
    async (request) => {
      const client = await demandReader(request, services);
      if (client.position_state === 'empty') return { status: 'not_available_yet' as const };
      if (client.position_state === 'unavailable') return { status: 'error' as const };
      const now = services.clock.now();
      const period = demandPeriod(quickPeriod(request.query.period, dayOfSaoPaulo(now)));
      if (!(await isPrepared(services.db, { clientId: client.id, ...period, now })))
        return { status: 'agendado' as const };
      return { result: (await pdfOf(services, client, period)).toString('base64') };
    },
  );
};

const addEmail = (api: Api, services: Services): void => {
  api.get(
    '/investorPosition/sendInvestToolsPDFByEmail',
    {
      schema: {
        ...described,
        summary: "Send a report to the client's own address",
        querystring: EmailQuery,
        response: { 200: Nothing, ...Refusals },
      },
    },
    async (request) => {
      const client = await demandReader(request, services);
      const [{ period: name }, now] = [request.query, services.clock.now()];
      const today = dayOfSaoPaulo(now);
      const period = demandPeriod(quickPeriod(name, today) ?? closedMonth(name, today));
      const content = await pdfOf(services, client, period);
      const fileName = reportFileName(name, period);
      await transact(services.db, (tx) =>
        sendMail(tx, {
          clientId: client.id,
          to: client.email,
          subject: 'Seu relatório de investimentos',
          text: `Olá! O relatório que você pediu está em anexo: ${fileName}`,
          attachments: [{ fileName, contentType: 'application/pdf', content }],
          now,
        }),
      );
      return {};
    },
  );
};

/** A client's reports: statements, generated ones, and either by e-mail. @see spec B §7 Reports; decisions Q010, 0145 */
export const reportRoutes: Routes = (api, services) => {
  for (const add of [addStatement, addGenerated, addEmail]) add(api, services);
};
