import { beforeAll, expect, it } from 'vitest';
import { headersOf } from '../testing/calls.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const { client, call, fetch, setClock } = sandboxOfFile();
const ORDERED_AT = '2026-11-20T13:04:05Z';
beforeAll(() => setClock(ORDERED_AT));

type Client = Awaited<ReturnType<typeof client>>;

const idsOf = async ({ to }: Client): Promise<readonly string[]> => {
  const { body } = await to('GET /api/investments/list/:id');
  return Array.isArray(body) ? body.map(({ id }: { readonly id: string }) => id) : [];
};

/** Orders, and gives the ids of its movements. */
const ordered = async (who: Client, operation: string, investments: readonly object[]): Promise<readonly string[]> => {
  const before = await idsOf(who);
  await call('POST /api/investments/create/v2', {
    token: who.token,
    headers: { 'idempotency-key': crypto.randomUUID() },
    body: { operation, investments, deviceInfo: { type: 'web' } },
  });
  return (await idsOf(who)).filter((id) => !before.includes(id));
};

/** The receipt, as a viewer reads it. */
const read = async ({ token }: Client, id: string) => {
  const answer = await fetch(`http://sandbox.test/api/investments/receipt/${id}`, {
    headers: headersOf(token),
  });
  const found = await readPdf(new Uint8Array(await answer.arrayBuffer()));
  return { ...found, text: found.pages.join('\n').replaceAll(/\s+/g, ' '), headers: answer.headers };
};

it('of an investment has its funds, their sum, accounts and days, whichever of its movements names it', async () => {
  const ana = await client('ana');
  const ids = await ordered(ana, 'apply', [
    { fundId: 1, value: 1_000.01, bankId: 10_010 },
    { fundId: 4, value: 5_000, bankId: 10_011 },
  ]);
  const [one, other] = await Promise.all(ids.map((id) => read(ana, id)));
  expect(ids).toHaveLength(2);
  expect(one?.text).toBe(other?.text);
  expect([one?.title, one?.lang]).toEqual(['Comprovante de aplicação', 'pt-BR']);
  expect(one?.tags.map(({ role }) => role)).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD']));
  for (const said of [
    'Valor total R$ 6.000,01 Investidor Ana Beatriz Monteiro CPF ***.872.530-** Número do pedido',
    'Pendente 1.000,01',
    'Pendente 5.000,00',
    'Total 6.000,01',
    '20/11/2026, 10:04:05',
    'Previsto para 2',
    'Aroeira',
    'Página 1 de 1',
  ])
    expect(one?.text).toContain(said);
  expect(one?.text).toMatch(/Itaú[^·]*Ag\. \S+ · Conta \S+/);
  expect(one?.text).not.toContain('Pagamento');
});

it('comes as a file that is named by the day of the order and the id', async () => {
  const ana = await client('ana');
  const [id = ''] = await idsOf(ana);
  const { headers } = await read(ana, id);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toMatch(
    new RegExp(String.raw`^attachment; filename="Comprovante_\d{4}-\d\d-\d\d_${id.slice(0, 8)}\.pdf"$`),
  );
});

it('of a redemption follows its steps until it is paid', async () => {
  const ana = await client('ana');
  const [id = ''] = await ordered(ana, 'rescue_parcial', [{ fundId: 1, value: 1_000, bankId: 10_010 }]);
  expect((await read(ana, id)).text).toMatch(/Pendente 1\.000,00 .*Previsto para .*Previsto para /);
  await setClock('2027-11-22T13:00:00Z');
  const { text } = await read(await client('ana'), id);
  expect(text).toMatch(/Realizado 1\.000,00 /);
  expect(text).not.toContain('Previsto');
  await setClock(ORDERED_AT);
});

it('of another client does not exist, and nobody gets one without a session', async () => {
  const [ana, karen] = [await client('ana'), await client('karen')];
  const [id = ''] = await idsOf(ana);
  const receipt = (who: string, token?: string) =>
    call(`GET /api/investments/receipt/${who}`, token === undefined ? {} : { token });
  const stranger = await receipt(id, karen.token);
  const unknown = await receipt(crypto.randomUUID(), karen.token);
  expect([stranger.status, stranger.body]).toEqual([404, { message: 'not_found' }]);
  expect([unknown.status, unknown.body]).toEqual([stranger.status, stranger.body]);
  expect((await receipt(id)).status).toBe(401);
  expect((await receipt('1', ana.token)).status).toBe(400);
});
