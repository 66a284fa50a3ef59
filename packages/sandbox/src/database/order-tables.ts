/** @see migrations/0015_orders.sql */
export interface OrderTables {
  readonly orders: {
    id: string;
    client_id: number;
    idempotency_key: string;
    fingerprint: string;
    created_at: Date;
  };
  readonly order_lines: { movement_id: string; order_id: string; bank_account_id: number | null };
}
