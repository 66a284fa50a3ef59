import type { Generated } from 'kysely';

/** @see migrations/0004_registration.sql, 0017_registration_records.sql */
export interface RegistrationTables {
  readonly registration_forms: {
    id: number;
    client_id: number;
    is_approved_adm: number;
    is_approved_renew: number;
    score167: number;
    signed_on: string | null;
    signing_city: string | null;
  };
  readonly check_lists: {
    form_id: number;
    professional_informations: number;
    pep: number;
    fatca: number;
    investor_data: number;
    upload_documents: number;
    bank_informations: number;
    suitability: number;
    general_result: number;
  };
  readonly renewals: {
    client_id: number;
    status: 'ok' | 'available' | 'expired';
    step: 'started' | 'financial' | 'signature' | 'signed' | null;
    expired_date: string | null;
  };
  readonly banks: { id: number; name: string; code: string };
  readonly bank_accounts: {
    id: Generated<number>;
    client_id: number;
    bank_id: number;
    agency: string;
    account_number: string;
    digit: string;
    has_debit_authorization: boolean;
  };
}
