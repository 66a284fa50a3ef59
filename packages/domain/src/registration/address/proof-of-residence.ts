/** How old a proof of residence may be, in days. @see spec A §2 Login screen, A §5 Registration, A §9 */
export const PROOF_DAYS = 90;
