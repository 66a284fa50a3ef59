/** @see migrations/0014_pension_and_reports.sql */
export interface PensionTables {
  readonly pension_certificates: {
    number: string;
    client_id: number;
    fund_name: string;
    plan_type: string;
    tax_regime: string;
  };
  readonly pension_beneficiaries: { certificate_number: string; place: number; name: string; share: number };
  readonly insurer_refusals: { client_id: number; http_status: number; body_status: number | null };
}
