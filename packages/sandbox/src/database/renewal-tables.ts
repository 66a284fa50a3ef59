/** @see migrations/0019_renewal_signing.sql; the renewals themselves are in registration-tables.ts */
export interface RenewalTables {
  readonly renewal_documents: { client_id: number; signer_token: string; signed_at: Date | null };
}
