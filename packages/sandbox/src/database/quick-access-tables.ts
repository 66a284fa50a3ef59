/** @see migrations/0008_quick_access.sql */
export interface QuickAccessTables {
  readonly quick_access: {
    login_id: string;
    credential_id: string;
    public_key: Buffer;
    sign_count: number;
    password_mark: Buffer;
    created_at: Date;
  };
  readonly quick_access_challenges: {
    id: string;
    login_id: string;
    purpose: 'register' | 'sign in';
    challenge_hash: Buffer;
    expires_at: Date;
  };
}
