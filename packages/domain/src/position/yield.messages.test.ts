import { describe, expect, it } from 'vitest';
import { yieldCsv } from './yield-csv.ts';
import { yieldPoint, YIELDS } from './testing/index.ts';
import { yieldSentence } from './yield.messages.ts';

const said = (portfolio: number, ipca: number) => yieldSentence({ ...YIELDS, total: { portfolio, ipca } });

describe('the sentence of the yield', () => {
  it('says what both gained until the last day, and what is left after inflation', () => {
    expect(said(71.84, 26.17)).toBe(
      'No período até 20/11/2026, sua carteira rendeu 71,84% e a inflação foi de 26,17%. Você ganhou 36,20% acima do IPCA.',
    );
  });

  it('says a loss, and a gain below inflation', () => {
    expect(said(-1.5, 0.4)).toBe(
      'No período até 20/11/2026, sua carteira caiu 1,50% e a inflação foi de 0,40%. Você ficou 1,89% abaixo do IPCA.',
    );
    expect(said(0, 0.9)).toContain('sua carteira rendeu 0,00% e a inflação foi de 0,90%. Você ficou 0,89% abaixo');
  });

  it('says neither more nor less when the difference rounds to nothing', () => {
    expect(said(2, 2)).toMatch(/Você acompanhou o IPCA\.$/);
    expect(said(2.004, 2)).toMatch(/Você acompanhou o IPCA\.$/);
    expect(said(2.006, 2)).toMatch(/Você ganhou 0,01% acima do IPCA\.$/);
    expect(said(1.994, 2)).toMatch(/Você ficou 0,01% abaixo do IPCA\.$/);
  });

  it('says the same with a single point, and nothing without points', () => {
    expect(yieldSentence({ ...YIELDS, points: [yieldPoint('2026-11-20', 2.5, 0.9)] })).toMatch(
      /^No período até 20\/11\/2026, /,
    );
    expect(yieldSentence({ ...YIELDS, points: [] })).toBe('');
  });
});

it('a yield opens in a spreadsheet, without a start of 0', () => {
  expect(yieldCsv(YIELDS)).toBe('\uFEFFData;Carteira (%);IPCA (%)\r\n20/10/2026;1,00;0,40\r\n20/11/2026;2,50;0,90');
});
