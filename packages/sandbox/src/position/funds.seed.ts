import type { RawTransaction } from '../database/transaction.ts';

const REAIS = 100;

/** Minimums in reais: `[initial, additional, redemption, stay]`. Terms in the fund's words: `[pricing, settlement]`. */
interface Conditions {
  readonly minimums: readonly [number, number, number, number];
  readonly terms: readonly [string, string];
}

const CASH: Conditions = { minimums: [500, 500, 100, 100], terms: ['No mesmo dia', 'No mesmo dia'] };
const CREDIT: Conditions = {
  minimums: [1_000, 500, 500, 1_000],
  terms: ['30 dias corridos após o pedido', '1 dia útil após a cotização'],
};
const MACRO: Conditions = {
  minimums: [5_000, 1_000, 1_000, 10_000],
  terms: ['30 dias corridos após o pedido', '1 dia útil após a cotização'],
};
const EQUITY: Conditions = {
  minimums: [5_000, 1_000, 500, 5_000],
  terms: ['1 dia útil após o pedido', '2 dias úteis após a cotização'],
};
const GLOBAL: Conditions = {
  minimums: [5_000, 1_000, 1_000, 5_000],
  terms: ['6 dias úteis após o pedido', '2 dias úteis após a cotização'],
};
const PENSION: Conditions = {
  minimums: [1_000, 100, 500, 1_000],
  terms: ['3 dias úteis após o pedido', '2 dias úteis após a cotização'],
};

/** The last number is the risk, from 1 to 5. */
const FUNDS: readonly (readonly [number, string, string, string, Conditions, number])[] = [
  [1, 'RENDA_FIXA', '31415926000171', 'Aroeira Renda Fixa Liquidez FIC FI RF', CASH, 1],
  [2, 'RENDA_FIXA', '27182818000129', 'Aroeira Crédito Privado FIC FI RF', CREDIT, 2],
  [3, 'RENDA_MULTIMERCADO', '16180339000157', 'Aroeira Macro Estratégia FIC FIM Crédito Privado', MACRO, 3],
  [4, 'RENDA_MULTIMERCADO', '14142135000104', 'Aroeira Long Short FIC FIM', MACRO, 4],
  [5, 'ACOES', '17320508000170', 'Aroeira Valor Brasil FIC FIA', EQUITY, 5],
  [6, 'ACOES', '22360679000162', 'Aroeira Dividendos FIC FIA', EQUITY, 4],
  [7, 'INTERNACIONAL', '26457513000110', 'Aroeira Global Equities Hedge FIC FIA Investimento no Exterior', GLOBAL, 5],
  [8, 'INTERNACIONAL', '28284271000135', 'Aroeira Tesouro Americano FIC FIM Investimento no Exterior', GLOBAL, 2],
  [9, 'PREV_BALANC', '33166247000131', 'Aroeira Prev Balanceado FIC FIM', PENSION, 3],
  [10, 'PREV_BALANC', '36055512000100', 'Aroeira Prev Horizonte 2045 FIC FIM', PENSION, 3],
  [11, 'PREV_CONS', '41231056000134', 'Aroeira Prev Conservador FIC FI RF', PENSION, 1],
  [12, 'PREV_CONS', '43588989000109', 'Aroeira Prev Inflação FIC FI RF', PENSION, 2],
];

export const seedFunds = async (tx: RawTransaction): Promise<void> => {
  await tx
    .insertInto('funds')
    .values(
      FUNDS.map(([id, type, cnpj, name, { minimums, terms }, risk]) => ({
        id,
        type,
        cnpj,
        name,
        risk_level: risk,
        needs_terms: !type.startsWith('PREV_'),
        initial_cents: minimums[0] * REAIS,
        minimum_cents: minimums[1] * REAIS,
        minimum_redemption_cents: minimums[2] * REAIS,
        stay_cents: minimums[3] * REAIS,
        pricing_term: terms[0],
        settlement_term: terms[1],
        account: `0184${String(560 + id)}`,
        digit: String((id * 7) % 10),
      })),
    )
    .execute();
};
