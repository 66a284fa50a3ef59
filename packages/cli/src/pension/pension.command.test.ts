import { describe, expect, it } from 'vitest';
import { testSandbox } from '../testing/sandbox.ts';

const { signedIn } = testSandbox();

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
});
