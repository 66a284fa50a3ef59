/**
 * Why a client goes through pages of the registration: for the first time, for the periodic renewal, or to do one part
 * again. It is also what the server is told when accounts or answers are saved.
 *
 * @see decisions Q018, Q134
 */
export type Purpose = 'new' | 'renew' | 'remake';
