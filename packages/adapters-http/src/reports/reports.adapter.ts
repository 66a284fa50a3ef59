import type { ReportPeriod, Reports } from '@aroeira/domain/reports';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { HttpClient } from '../http/http-client.ts';
import { pdfIn } from '../http/pdf.codec.ts';
import { inOurWords, Unread } from '../http/record.codec.ts';
import type { CallOptions } from '../http/transport.ts';
import { answerOf, GeneratedWire } from './reports.codecs.ts';

/** All three are GETs that do more than read: they set a report going, end in a file, or have an e-mail sent. */
const periodOf = (period: string): CallOptions => ({ acts: true, shows: ['period', 'status'], query: { period } });

const STATEMENTS = 'investorPosition/downloadInvestToolsPDF/binary';

/** The path and query of a report's file. */
export const statementPath = ({ date }: ReportPeriod): string =>
  `${STATEMENTS}?${new URLSearchParams({ period: date })}`;

/** A period goes by a month's last day, or a quick one's name. @see spec B §7; decisions Q010, Q012, 0145 */
export const makeHttpReports = (http: HttpClient): Reports => ({
  statement: ({ date }) =>
    pipe(
      http.file(STATEMENTS, periodOf(date)),
      TE.chainEitherK(pdfIn),
      TE.map(({ bytes }) => bytes),
    ),
  generated: ({ date }) => http.get('reports/generated', inOurWords(GeneratedWire, answerOf), periodOf(date)),
  email: ({ date }) => http.get('investorPosition/sendInvestToolsPDFByEmail', Unread, periodOf(date)),
});
