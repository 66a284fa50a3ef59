/** `isApprovedAdm` on the wire. @see spec A §4 Approval and renewal statuses */
export const [STARTED, ANALYSIS, APPROVED, PENDING_ADJUSTMENT, SENT_TO_BANK] = [0, 1, 2, 4, 5];
