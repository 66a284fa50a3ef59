/** @see migrations/0002_access.sql, migrations/0007_devices.sql */
export interface AccessTables {
  readonly devices: {
    id: string;
    client_id: number;
    device_type: 'web' | 'mobile';
    is_blocked: boolean;
    is_main_account: boolean;
    created_at: Date;
    browser: string | null;
    system: string | null;
  };
  readonly challenges: {
    login_id: string;
    expires_at: Date;
    code_hash: Buffer | null;
    code_expires_at: Date | null;
    attempts_left: number;
  };
  readonly sessions: { id: string; client_id: number; login_id: string; created_at: Date; revoked_at: Date | null };
  readonly refresh_tokens: { token_hash: Buffer; session_id: string; expires_at: Date; used_at: Date | null };
  readonly consents: {
    uid: string;
    client_id: number | null;
    is_accepted: boolean;
    terms: number[];
    answered_at: Date;
  };
  readonly attempts: { key: string; window_ends_at: Date; count: number };
}
