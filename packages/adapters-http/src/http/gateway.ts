/**
 * Whether something in front of the API answered, such as a proxy that found no server: a status from 500 without a
 * code of the API. Takes a failed call, or a use case's failure that contains it. The call stays `Refused`, because its
 * status may still tell whether something was done.
 *
 * @see spec A §8 Server codes
 */
export const isOfGateway = (failure: {
  readonly _tag: string;
  readonly status?: number;
  readonly code?: string | undefined;
}): boolean => failure._tag === 'Refused' && (failure.status ?? 0) >= 500 && failure.code === undefined;
