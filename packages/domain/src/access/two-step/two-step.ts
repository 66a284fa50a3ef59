/**
 * What a client decided about two-step verification. While it is `not-chosen`, the server asks for no code and the
 * dashboard asks the client to decide.
 *
 * @see spec A §3 Dashboard user: `mfa_enabled`, "null means not yet chosen"
 */
export type TwoStepChoice = 'on' | 'off' | 'not-chosen';
