/** `isApprovedAdm` on the wire. @see spec A §4 Approval and renewal statuses */
export const [APPROVED, PENDING_ADJUSTMENT, SENT_TO_BANK] = [2, 4, 5];
