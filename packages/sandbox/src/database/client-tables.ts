import type { JWK } from 'jose';
import type { Generated, JSONColumnType } from 'kysely';

/** @see migrations/0001_clients.sql, 0011_registrations.sql, 0016_client_records.sql */
export interface ClientTables {
  readonly signing_keys: { id: 'current'; jwk: JSONColumnType<JWK> };
  readonly clock_moves: { id: 'current'; offset_ms: number };
  readonly planners: {
    id: number;
    name: string;
    short_name: string;
    phone: string;
    email: string;
    type: 'planejador' | 'previdencia';
  };
  readonly risk_profiles: { id: number; key: string; name: string; description: string };
  readonly clients: {
    id: Generated<number>;
    persona: string | null;
    document: string;
    name: string;
    email: string;
    phone_number: string;
    birth_date: string;
    gender: 'MASCULINO' | 'FEMININO';
    mother_name: string;
    father_name: string;
    marital_status: number | null;
    naturality: string;
    is_co_holder: boolean;
    welfare: number;
    planner_id: number;
    risk_profile_id: number | null;
    mfa_enabled: boolean | null;
    blocks_new_devices: boolean;
    is_one_device_only: boolean;
    position_state: 'ready' | 'empty' | 'unavailable';
    has_planner: number | null;
    social_name: string | null;
    additional_phone: string | null;
    spouse_name: string | null;
    spouse_cpf: string | null;
    civil_capacity: number | null;
    nationality_id: number | null;
    country_id: number | null;
    active: number | null;
    have_worked: number | null;
    have_relation: number | null;
    have_fatca: number | null;
  };
  readonly addresses: {
    client_id: number;
    type_address: number;
    cep: string;
    street: string;
    number: string;
    neighborhood: string;
    city: string;
    state: string;
    complement: string;
  };
  readonly credentials: { client_id: number; password_hash: string; must_change: boolean };
  readonly outbox: {
    id: string;
    client_id: number | null;
    recipient: string;
    subject: string;
    body: string;
    created_at: Date;
  };
  readonly audit: { id: string; at: Date; client_id: number | null; event: string; address: string };
}
