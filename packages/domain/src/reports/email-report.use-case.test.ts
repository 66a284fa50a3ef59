import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { refused, unreachable } from '../kernel/testing/index.ts';
import { makeEmailReport } from './email-report.use-case.ts';
import { reportEmailMessage } from './reports.messages.ts';
import { period, reports } from './testing/index.ts';

describe('a report by e-mail', () => {
  it('is sent when the server took the request, and the client reads that [R525]', async () => {
    const server = reports();
    const sent = await makeEmailReport(server)(period())();
    expect(sent).toEqual(E.right({ _tag: 'ReportEmailed', period: period() }));
    expect(server.asked).toEqual(['email 2026-10-31']);
    expect(reportEmailMessage(sent)).toBe('Tudo certo! Seu relatório foi enviado para o seu e-mail.');
  });

  it('is not sent when the server refused (decision Q015)', async () => {
    for (const failure of [unreachable, refused('ERR999')]) {
      const sent = await makeEmailReport({ email: () => TE.left(failure) })(period())();
      expect(sent).toEqual(E.left(failure));
      expect(reportEmailMessage(sent)).toBe('Ocorreu um erro, tente novamente mais tarde.');
    }
  });

  it('is one e-mail after a double tap, and another one for another period or a later tap', async () => {
    const server = reports();
    const email = makeEmailReport(server);
    const taps = await Promise.all([email(period())(), email(period())(), email(period({ date: 'today' }))()]);
    expect(taps.map(E.isRight)).toEqual([true, true, true]);
    expect(server.asked).toEqual(['email 2026-10-31', 'email today']);
    await email(period())();
    expect(server.asked).toHaveLength(3);
  });
});
