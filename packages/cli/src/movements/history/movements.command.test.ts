import { describe, expect, it } from 'vitest';
import { resetPersonas, testSandbox } from '../../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();

/** A server that has one movement. */
const serving = (movement: object) => ({ fetch: () => Promise.resolve(new Response(JSON.stringify([movement]))) });
const paid = {
  id: 'b7a3',
  fundTypes: { name: 'Aroeira Ações; Valor' },
  status: 'created',
  operation: 'rescue_parcial',
  created_at: '2026-11-18T20:00:00.000Z',
  processed_at: '2026-11-20T02:59:59.000Z',
  payment_at: '2026-11-20T03:00:00.000Z',
  value: 1204318.66,
  bankAccount: { id: 3, bankId: 7, bank: { name: 'Itaú' }, agency: '0348', accountNumber: '55120', digit: '4' },
  fundInfo: null,
};
const HEADS =
  'Fundo Operação Status Valor Data da solicitação Previsão da realização Data da realização Data de Pagamento Conta do cliente';

describe('movements', () => {
  it('show fund, operation, status, value and dates, as the cards do [R559]', async () => {
    const { exit, out } = await (await signedIn('ana')).portal('movements', serving(paid));
    const [heads = '', , row = ''] = out.split('\n');
    expect([exit, heads.split(/ {2,}/).join(' ')]).toEqual([0, HEADS]);
    expect(row.split(/ {2,}/)).toEqual([
      'Aroeira Ações; Valor',
      'Resgate parcial',
      'Realizado',
      'R$\u00a01.204.318,66',
      '18/11/2026',
      '19/11/2026',
      '20/11/2026',
      'Itaú · Ag. 0348 · Conta 55120-4',
    ]);
  });

  it('leave out dates that a card does not have, and keep unknown words', async () => {
    const waiting = { ...paid, status: 'agendado', operation: 'come_cotas', bankAccount: null };
    const { out } = await (await signedIn('ana')).portal('movements', serving(waiting));
    expect(out.split('\n')[2]?.split(/ {2,}/)).toEqual([
      'Aroeira Ações; Valor',
      'come_cotas',
      'agendado',
      'R$\u00a01.204.318,66',
      '18/11/2026',
    ]);
  });

  it('open in a spreadsheet', async () => {
    const { out } = await (await signedIn('ana')).portal('movements --csv', serving(paid));
    expect(out.trimEnd().split('\r\n')[1]).toBe(
      '"Aroeira Ações; Valor";Resgate parcial;Realizado;1204318,66;18/11/2026;;19/11/2026;20/11/2026;Itaú · Ag. 0348 · Conta 55120-4',
    );
  });

  it('are one document in the words of the wire', async () => {
    expect((await (await signedIn('ana')).portal('movements --json', serving(paid))).json).toEqual([paid]);
  });

  it('say where to pay an investment that waits (decision 0300)', async () => {
    const { portal } = await signedIn('ana');
    await portal('invest --line 1=1000.01@10010 --yes');
    const { out } = await portal('movements');
    expect(out.split('\n\n').slice(1)).toEqual([
      'Dados para o TED',
      [
        'Fundo    Aroeira Renda Fixa Liquidez FIC FI RF',
        'Valor    R$\u00a01.000,01',
        'CNPJ     31.415.926/0001-71',
        'Banco    237 · Banco Bradesco S.A.',
        'Agência  2374',
        'Conta    0184561-7',
        'Titular  Aroeira Renda Fixa Liquidez FIC FI RF\n',
      ].join('\n'),
    ]);
    const { json } = await portal('movements --json');
    expect(Array.isArray(json) && json[0]).toMatchObject({
      bankAccount: { id: 10_010 },
      fundInfo: { bankCode: '237' },
    });
    await resetPersonas(sandbox, 'ana');
  });
});

describe('movements that fail', () => {
  it('have their sentence, whatever failed [R568]', async () => {
    const { portal } = await signedIn('ana');
    const message = 'Não foi possível carregar a lista de últimos investimentos';
    const answers: readonly (readonly [number, string, () => Promise<Response>])[] = [
      [1, 'refused', () => Promise.resolve(new Response('[{"code":"ERR500"}]', { status: 500 }))],
      [3, 'unreachable', () => Promise.reject(new TypeError('fetch failed'))],
      [3, 'unreadable', () => Promise.resolve(new Response('[{}]'))],
    ];
    for (const [exit, code, fetch] of answers)
      expect(await portal('movements --json', { fetch })).toMatchObject({ exit, error: { error: { code, message } } });
  });
});
