import { describe, expect, it } from 'vitest';
import { control, testSandbox } from '../testing/sandbox.ts';

const { sandbox, signedIn } = testSandbox();

describe('pension', () => {
  it('prints a card for each certificate, with shares in pt-BR [R537]', async () => {
    const { exit, out } = await (await signedIn('joao')).portal('pension');
    expect(exit).toBe(0);
    expect(out.split('\n\n\n')).toHaveLength(2);
    expect(out.split('\n\n\n')[0]?.split('\n')).toEqual([
      'Certificado           000100872',
      'Fundo                 Aroeira Prev Balanceado FIC FIM',
      'Plano                 PGBL',
      'Regime de tributação  Regressivo',
      '',
      'Beneficiários        %',
      '──────────────  ──────',
      'Vera Arantes    33,34%',
      'Luísa Arantes   33,33%',
      'Miguel Arantes  33,33%',
    ]);
  });

  it('prints the words of the wire for programs', async () => {
    const { json } = await (await signedIn('joao')).portal('pension --json');
    expect(json).toMatchObject([
      { numeroCertificado: '000100872' },
      {
        numeroCertificado: '000100873',
        nomeFundo: 'Aroeira Prev Conservador FIC FI RF',
        tipoPlano: 'VGBL',
        regimeTributacao: 'Progressivo',
        beneficiarios: [{ nome: 'Vera Arantes', percentualDistribuicao: 100 }],
      },
    ]);
  });

  it.each([
    ['is lost', () => Promise.reject(new TypeError('fetch failed'))],
    ['is no list', async () => new Response('{}')],
  ])('asks to try later with error 500 when the answer %s, and exits with 3 [R545]', async (_, fetch) => {
    const { portal } = await signedIn('joao');
    const { exit, error } = await portal('pension --json', { fetch });
    expect([exit, error]).toMatchObject([
      3,
      { error: { code: 'try_later', message: expect.stringContaining('informe o erro 500') } },
    ]);
  });

  it('shows a 401 of the insurer with its number, and keeps the session (decision Q108)', async () => {
    const { portal } = await signedIn('joao');
    await control(sandbox, 'POST faults', { on: 'GET /icatu/certificates/:d', status: 401 });
    expect(await portal('pension --json')).toMatchObject({
      exit: 1,
      error: { error: { code: 'try_later', message: expect.stringContaining('informe o erro 401') } },
    });
    await control(sandbox, 'DELETE faults');
    expect((await portal('pension --json')).exit).toBe(0);
  });
});
