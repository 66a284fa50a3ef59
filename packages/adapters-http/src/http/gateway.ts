/**
 * Whether a call was answered by something before the API, such as a proxy that found no server: an error of a server
 * that says nothing of what the API's refusals say. Reads a failed call as well as the failure of a use case that it
 * became. The call stays `Refused`, since its status may still tell whether something was done.
 *
 * @see spec A §8 Server codes
 */
export const isOfGateway = (failure: {
  readonly _tag: string;
  readonly status?: number;
  readonly code?: string | undefined;
}): boolean => failure._tag === 'Refused' && (failure.status ?? 0) >= 500 && failure.code === undefined;
