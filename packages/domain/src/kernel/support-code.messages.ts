// Apart from the other sentences, because the first page needs no code.

/** What a person can read out to support, who find the request by it in the server's log. @see decision 0405 */
export const supportCode = (requestId: string): string => `Código para o atendimento: ${requestId}`;

/**
 * The server's name for a failed request.
 *
 * @param failure a failed call, or a use case's failure with the call in `why`
 * @returns `undefined` for a failure that is not the server's fault
 */
export const requestIdIn = (failure: unknown): string | undefined => {
  if (typeof failure !== 'object' || failure === null) return undefined;
  if ('requestId' in failure && typeof failure.requestId === 'string') return failure.requestId;
  return 'why' in failure ? requestIdIn(failure.why) : undefined;
};
