/** Paths that the specification does not show. A real API may have others: change them here. @see decision Q043 */
export const PROVISIONAL_PATHS = {
  mainAccount: 'auth/mainAccount',
  consentStatus: 'consent/status',
} as const;
