/** Amounts are gross, in cents. @see migrations/0003_position.sql, 0015_orders.sql */
export interface InvestmentTables {
  readonly funds: {
    id: number;
    name: string;
    type: string;
    cnpj: string;
    initial_cents: number;
    minimum_cents: number;
    minimum_redemption_cents: number;
    stay_cents: number;
    pricing_term: string;
    settlement_term: string;
    bank: string;
    agency: string;
    account: string;
    digit: string;
  };
  readonly positions: { client_id: number; fund_id: number; gross_cents: number };
  readonly yield_points: {
    client_id: number;
    type: 'nao_previdencia' | 'previdencia';
    day: string;
    portfolio_index: number;
    ipca_index: number;
  };
  readonly movements: {
    id: string;
    client_id: number;
    fund_id: number;
    operation: 'apply' | 'rescue_parcial' | 'rescue_total';
    status: 'pending' | 'created' | 'canceled';
    gross_cents: number;
    created_at: Date;
    processed_at: Date | null;
    payment_at: Date | null;
  };
}
