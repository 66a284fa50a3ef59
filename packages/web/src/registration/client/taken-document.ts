/** What the page of the password passes to the start: the server has the document. @see decision Q046 */
export const TAKEN_DOCUMENT = { document: 'taken' } as const;

/** Whether the page of the password led here. */
export const isTaken = (state: object | undefined): boolean =>
  state !== undefined && 'document' in state && state.document === TAKEN_DOCUMENT.document;
