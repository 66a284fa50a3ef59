import { calendarDay } from '@aroeira/domain/kernel';
import { reportRequests, type ReportRequest, type Reports } from '@aroeira/domain/reports';
import { reports } from '@aroeira/domain/reports/testing';
import { act, screen } from '@testing-library/react';
import { signedIn } from '../../access/testing/signed-in.ts';
import { openApp, type World } from '../../composition/testing/open-app.tsx';
import type { Path } from '../../shell/routing/paths.ts';
import { ROUTES } from '../../app/routes.ts';
import { SHELL } from '../../shell/shell.tokens.ts';
import { fakePdf } from '../../ui/pdf/testing/fake-pdf.ts';
import { PDF } from '../../shell/pdf/pdf.tokens.ts';
import { REPORTS } from '../reports.module.ts';
import { fakeDownloads } from './fake-downloads.ts';

/** What is there on 20 November 2026, the day of the tests. */
const OFFERED = reportRequests(calendarDay('2026-11-20'));

/** One of the reports of the list, by its name. @throws Error for another name */
export const requestOf = (date: string): ReportRequest => {
  const found = OFFERED.find(({ period }) => period.date === date);
  if (found === undefined) throw new Error(date);
  return found;
};

interface Given {
  readonly server?: ReturnType<typeof reports>;
  /** Other answers of the server. */
  readonly changes?: Partial<Reports>;
  readonly also?: World['also'];
}

/** Ana on the list of reports. Only the server, the clock, the reader of PDFs and the downloads are fakes. */
export const onReports = async ({ server = reports(), changes = {}, also }: Given = {}) => {
  const downloads = fakeDownloads();
  const pdf = fakePdf();
  const memory = signedIn();
  const app = openApp('/reports', {
    memory,
    routes: ROUTES,
    also: (put) => {
      put(REPORTS.Reports, { ...server, ...changes });
      put(SHELL.Downloads, downloads);
      put(PDF.Reader, pdf.reader);
      also?.(put);
    },
  });
  await screen.findByRole('heading', { level: 1, name: 'Relatórios' });
  const go = async (path: Path, state?: object) => act(async () => app.navigation.push(path, state));
  return {
    ...app,
    go,
    /** Opens a report as its row does. The first question goes out. */
    read: async (date: string) => {
      await go(`/reports/${date}`, requestOf(date));
      await screen.findByRole('heading', { level: 1, name: /^(Extrato|Relatório:)/ });
      app.pass(0);
    },
    memory,
    asked: server.asked,
    downloads,
  };
};
