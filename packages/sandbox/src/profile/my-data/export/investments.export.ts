import { amount, coded, exported, named, OWNER, yesNo, type ExportedTable } from './exported-table.ts';

/** A percent that is kept in hundredths: 600 is 6. */
const hundredths = amount;

/** What the client has, orders and plans. */
export const INVESTMENT_TABLES: readonly ExportedTable[] = [
  exported({
    table: 'positions',
    title: 'Posição',
    columns: { client_id: OWNER, fund_id: named('Fundo', 'funds'), gross_cents: amount('Valor bruto (R$)') },
  }),
  exported({
    table: 'movements',
    title: 'Movimentações',
    columns: {
      created_at: 'Solicitada em',
      id: 'Código',
      client_id: OWNER,
      fund_id: named('Fundo', 'funds'),
      operation: coded('Operação', {
        apply: 'Investimento',
        rescue_parcial: 'Resgate parcial',
        rescue_total: 'Resgate total',
      }),
      status: coded('Situação', { pending: 'Pendente', created: 'Realizado', canceled: 'Cancelado' }),
      gross_cents: amount('Valor (R$)'),
      processed_at: 'Realizada em',
      payment_at: 'Paga em',
    },
  }),
  exported({
    table: 'orders',
    title: 'Pedidos',
    columns: {
      created_at: 'Feito em',
      id: 'Código do pedido',
      client_id: OWNER,
      idempotency_key: { withheld: 'a key between app and server, without a meaning for the client' },
      fingerprint: { withheld: 'a hash of what is exported beside it' },
    },
  }),
  exported({
    table: 'order_lines',
    title: 'Movimentações dos pedidos',
    owner: { column: 'order_id', of: 'orders', key: 'id' },
    columns: {
      order_id: 'Código do pedido',
      movement_id: 'Código da movimentação',
      bank_account_id: 'Código da conta',
    },
  }),
  exported({
    table: 'signed_fund_terms',
    title: 'Termos de fundos assinados',
    columns: { client_id: OWNER, fund_id: named('Fundo', 'funds'), signed_at: 'Assinado em' },
  }),
  exported({
    table: 'term_papers',
    title: 'Papéis para assinar',
    columns: {
      created_at: 'Feito em',
      id: 'Código do papel',
      client_id: OWNER,
      code: { withheld: 'whoever has it can sign' },
      has_conformity: yesNo('Tem termo de desenquadramento'),
      signed_at: 'Assinado em',
      refused_at: 'Recusado em',
    },
  }),
  exported({
    table: 'term_paper_funds',
    title: 'Fundos dos papéis',
    owner: { column: 'paper_id', of: 'term_papers', key: 'id' },
    columns: { paper_id: 'Código do papel', fund_id: named('Fundo', 'funds') },
  }),
  exported({
    table: 'pension_certificates',
    title: 'Certificados de previdência',
    columns: {
      number: 'Certificado',
      client_id: OWNER,
      fund_name: 'Fundo',
      plan_type: 'Plano',
      tax_regime: 'Tributação',
    },
  }),
  exported({
    table: 'pension_beneficiaries',
    title: 'Beneficiários da previdência',
    owner: { column: 'certificate_number', of: 'pension_certificates', key: 'number' },
    columns: {
      certificate_number: 'Certificado',
      place: 'Ordem',
      name: 'Nome',
      share: hundredths('Participação (%)'),
    },
  }),
  exported({
    table: 'liberty_plans',
    title: 'Plano de independência',
    columns: {
      client_id: OWNER,
      monthly_income_usufruct_cents: amount('Renda mensal desejada (R$)'),
      retirement_age: 'Idade da aposentadoria',
      annual_return_hundredths: hundredths('Rentabilidade anual (%)'),
      life_expectancy: 'Expectativa de vida',
      inheritance_cents: amount('Herança (R$)'),
      current_reservation_cents: amount('Reserva atual (R$)'),
      monthly_income_cents: amount('Renda mensal (R$)'),
      monthly_expense_cents: amount('Despesa mensal (R$)'),
    },
  }),
  exported({
    table: 'objectives',
    title: 'Objetivos',
    columns: {
      id: 'Código',
      client_id: OWNER,
      title: 'Objetivo',
      value_cents: amount('Valor (R$)'),
      year: 'Ano',
      color: 'Cor',
      created_at: 'Criado em',
    },
  }),
  exported({
    table: 'report_preparations',
    title: 'Relatórios pedidos',
    columns: {
      asked_at: 'Pedido em',
      client_id: OWNER,
      first_day: 'De',
      last_day: 'Até',
      state: coded('Situação', { waiting: 'Em preparo', made: 'Pronto', failed: 'Falhou' }),
      claimed_until: { withheld: 'which server makes it' },
      content: { withheld: 'the client downloads the PDF among the reports' },
      fingerprint: { withheld: 'a hash of the PDF' },
    },
  }),
  exported({
    table: 'yield_points',
    title: 'Rentabilidade',
    columns: {
      client_id: OWNER,
      type: coded('Carteira', { nao_previdencia: 'Sem previdência', previdencia: 'Previdência' }),
      day: 'Data',
      portfolio_index: 'Índice da carteira',
      ipca_index: 'Índice do IPCA',
    },
  }),
];
