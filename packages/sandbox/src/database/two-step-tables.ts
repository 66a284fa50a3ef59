/** @see migrations/0009_two_step.sql */
export interface TwoStepTables {
  readonly two_step_codes: { login_id: string; code_hash: Buffer; expires_at: Date; attempts_left: number };
}
