import { beforeAll, describe, expect, it } from 'vitest';
import { personaOf } from '../personas/personas.seed.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const { advanceClock, call, database, outbox, setClock, signedIn } = sandboxOfFile();
beforeAll(() => setClock('2026-11-20T15:00:00Z'));

const OCTOBER = '2026-10-31';
const ask = (token: string, path: string) => call(`GET /api/${path}`, { token });
const statement = (token: string, period: string) =>
  ask(token, `investorPosition/downloadInvestToolsPDF/binary?period=${period}`);
const generated = (token: string, period: string) => ask(token, `reports/generated?period=${period}`);
const email = (token: string, period: string) =>
  ask(token, `investorPosition/sendInvestToolsPDFByEmail?period=${period}`);

describe('a statement', () => {
  it('is about a closed month, by its last day', async () => {
    const { token } = await signedIn('ana');
    for (const day of ['2026-11-20', '2026-11-30', '2026-10-30', '2026-10-01', '2099-12-31'])
      expect((await statement(token, day)).status).toBe(404);
    for (const word of ['ever', '2026-02-30', '0000-01-31', '1899-12-31', '2200-01-31', ''])
      expect((await statement(token, word)).status).toBe(400);
  });
});

describe('a generated report', () => {
  it('is asked for, then prepared, then there in base64', async () => {
    const { token } = await signedIn('ana');
    expect(await generated(token, 'this-month')).toMatchObject({ status: 200, body: { status: 'agendado' } });
    expect((await generated(token, 'this-month')).body).toEqual({ status: 'agendado' });
    expect((await generated((await signedIn('karen')).token, 'this-month')).body).toEqual({ status: 'agendado' });
    await advanceClock('8s');
    const { body } = await generated(token, 'this-month');
    expect(body).toEqual({ result: expect.stringMatching(/^JVBER/) });
    expect((await generated(token, 'this-year')).body).toEqual({ status: 'agendado' });
    expect((await generated(token, 'ever')).status).toBe(400);
  });

  it('has an address that gives the same file to a native app, also when the figures changed since', async () => {
    const { token } = await signedIn('karen');
    await generated(token, 'this-week');
    await advanceClock('8s');
    expect((await generated(token, 'this-week')).body).toEqual({ result: expect.stringMatching(/^JVBER/) });
    const files = async () => {
      const answers = [await statement(token, 'this-week'), await statement(token, 'this-year')];
      return answers.map(({ body }) => body);
    };
    const [prepared, made] = await files();
    await database()
      .updateTable('positions')
      .set({ gross_cents: 1_234_567_89 })
      .where('client_id', '=', personaOf('karen').id)
      .execute();
    const [held, anew] = await files();
    expect([held === prepared, anew === made]).toEqual([true, false]);
  });
});

describe('a report by e-mail', () => {
  it('goes to the client’s own address with the PDF', async () => {
    const { token } = await signedIn('ana');
    expect(await email(token, OCTOBER)).toMatchObject({ status: 200, body: {} });
    const mail = (await outbox(personaOf('ana').email)).at(-1);
    expect(mail?.attachments).toMatchObject([{ fileName: 'Relatorio_2026-10.pdf', contentType: 'application/pdf' }]);
    const { pages } = await readPdf(Buffer.from(mail?.attachments[0]?.base64 ?? '', 'base64'));
    expect(pages[0]).toContain('Posição bruta em 31/10/2026');
    const [shown] = Object.values((await call('GET /sandbox/outbox?last=1')).body ?? {});
    expect(shown).toEqual(mail);
  });

  it('takes a quick period too, and refuses every other name', async () => {
    const { token } = await signedIn('ana');
    expect((await email(token, 'yesterday')).status).toBe(200);
    const mail = (await outbox(personaOf('ana').email)).at(-1);
    expect(mail?.attachments[0]?.fileName).toBe('Relatorio_2026-11-19.pdf');
    expect((await email(token, '2099-12-31')).status).toBe(404);
    expect((await email(token, 'ever')).status).toBe(400);
  });
});

it('sends a client at most ten reports in a quarter of an hour by e-mail', async () => {
  const { token } = await signedIn('karen');
  const answers: number[] = [];
  for (let i = 0; i < 12; i += 1) answers.push((await email(token, OCTOBER)).status);
  expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429, 429]);
  await advanceClock('15m');
  expect((await email((await signedIn('karen')).token, OCTOBER)).status).toBe(200);
});
