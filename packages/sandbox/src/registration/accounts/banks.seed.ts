import type { RawTransaction } from '../../database/transaction.ts';

/**
 * Brazilian banks: our id, COMPE code, name. Ids 53, 54, 142, 176 and 182 belong to Bradesco (spec B §9).
 *
 * @see Banco Central do Brasil, "Relação de participantes do STR"
 */
const BANKS: readonly (readonly [number, string, string])[] = [
  [1, '001', 'Banco do Brasil S.A.'],
  [2, '104', 'Caixa Econômica Federal'],
  [3, '033', 'Banco Santander (Brasil) S.A.'],
  [4, '745', 'Banco Citibank S.A.'],
  [5, '422', 'Banco Safra S.A.'],
  [6, '208', 'Banco BTG Pactual S.A.'],
  [7, '341', 'Itaú Unibanco S.A.'],
  [8, '655', 'Banco Votorantim S.A.'],
  [9, '041', 'Banco do Estado do Rio Grande do Sul S.A.'],
  [10, '070', 'BRB - Banco de Brasília S.A.'],
  [11, '077', 'Banco Inter S.A.'],
  [12, '260', 'Nu Pagamentos S.A.'],
  [13, '336', 'Banco C6 S.A.'],
  [14, '212', 'Banco Original S.A.'],
  [15, '748', 'Banco Cooperativo Sicredi S.A.'],
  [16, '756', 'Banco Cooperativo Sicoob S.A.'],
  [17, '318', 'Banco BMG S.A.'],
  [18, '623', 'Banco Pan S.A.'],
  [19, '389', 'Banco Mercantil do Brasil S.A.'],
  [20, '707', 'Banco Daycoval S.A.'],
  [21, '004', 'Banco do Nordeste do Brasil S.A.'],
  [22, '003', 'Banco da Amazônia S.A.'],
  [23, '021', 'BANESTES S.A. Banco do Estado do Espírito Santo'],
  [24, '047', 'Banco do Estado de Sergipe S.A.'],
  [25, '037', 'Banco do Estado do Pará S.A.'],
  [26, '102', 'XP Investimentos CCTVM S.A.'],
  [27, '348', 'Banco XP S.A.'],
  [28, '290', 'PagSeguro Internet S.A.'],
  [29, '323', 'Mercado Pago Instituição de Pagamento Ltda.'],
  [30, '380', 'PicPay Instituição de Pagamento S.A.'],
  [31, '246', 'Banco ABC Brasil S.A.'],
  [32, '637', 'Banco Sofisa S.A.'],
  [33, '604', 'Banco Industrial do Brasil S.A.'],
  [34, '643', 'Banco Pine S.A.'],
  [35, '085', 'Cooperativa Central Ailos'],
  [53, '237', 'Banco Bradesco S.A.'],
  [54, '036', 'Banco Bradesco BBI S.A.'],
  [142, '394', 'Banco Bradesco Financiamentos S.A.'],
  [176, '122', 'Banco Bradesco BERJ S.A.'],
  [182, '063', 'Banco Bradescard S.A.'],
];

export const seedBanks = async (tx: RawTransaction): Promise<void> => {
  await tx
    .insertInto('banks')
    .values(BANKS.map(([id, code, name]) => ({ id, code, name })))
    .execute();
};
