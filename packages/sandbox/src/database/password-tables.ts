/** @see migrations/0006_passwords.sql, migrations/0012_guessing.sql */
export interface PasswordTables {
  readonly captcha_secrets: { id: 'current'; secret: string };
  readonly used_captchas: { signature: string; expires_at: Date };
  readonly temporary_passwords: { client_id: number; password_hash: Buffer; expires_at: Date };
  readonly resets_due: { login_id: string };
  readonly old_passwords: { client_id: number; password_hash: string; replaced_at: Date };
}
