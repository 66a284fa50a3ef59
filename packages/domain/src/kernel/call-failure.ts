/**
 * How a call to the API can fail.
 *
 * - `Refused`: the server answered and said no. `code` comes from the body (`ERR027`, `already_connected`), if it has
 * one. `detail` is the raw body, for the environments that may show it. `fields` are those that the server found wrong,
 * by our names, if the call can tell them (decision 0316).
 * - `Unreachable`: no answer came. After a write nobody knows whether it was done.
 * - `Unreadable`: an answer came that is not what the specification describes; `path` names the place.
 * - `NoSession`: there is no session, or it ended. `reason` says which, so that the notice of the specification is
 * right.
 * - `RefreshFailed`: the server refused an old token, and then could not give a new one. Nothing was done. The session
 * is kept, and a later call may go well.
 *
 * `requestId` is the server's name for a request that it could not do, or that it answered wrongly (decision 0405).
 *
 * @see spec A §7, A §8 Server codes; decision Q116
 */
export type CallFailure =
  | {
      readonly _tag: 'Refused';
      readonly status: number;
      readonly code: string | undefined;
      readonly detail: string;
      readonly fields?: readonly string[];
      readonly requestId?: string;
    }
  | { readonly _tag: 'Unreachable'; readonly cause: 'network' | 'timeout' | 'stopped' }
  | { readonly _tag: 'Unreadable'; readonly path: string; readonly requestId?: string }
  | { readonly _tag: 'NoSession'; readonly reason: 'none' | 'expired' }
  | { readonly _tag: 'RefreshFailed' };

/** Whether the server refused with this code. */
export const isRefusedWith = (
  failure: { readonly _tag: string; readonly code?: string | undefined },
  ...codes: readonly string[]
): boolean => failure._tag === 'Refused' && failure.code !== undefined && codes.includes(failure.code);

/** The fields that the server found wrong. Empty for a failure that tells none. */
export const wrongFields = (failure: unknown): readonly string[] => {
  if (typeof failure !== 'object' || failure === null || !('fields' in failure)) return [];
  return Array.isArray(failure.fields) ? failure.fields.filter((name) => typeof name === 'string') : [];
};

const TAGS: Readonly<Record<CallFailure['_tag'], true>> = {
  Refused: true,
  Unreachable: true,
  Unreadable: true,
  NoSession: true,
  RefreshFailed: true,
};

/** Tells a failed call from the failures that a use case adds to it. */
export const isCallFailure = <F extends { readonly _tag: string }>(failure: F): failure is Extract<F, CallFailure> =>
  Object.hasOwn(TAGS, failure._tag);

/** The statuses of a gateway that got no answer from its server. */
const GATEWAY_STATUSES: readonly number[] = [502, 504];

/** Whether the server may have done what it was asked: no answer came, or an unreadable one. @see decision 0149 */
export const mayBeTaken = (failure: CallFailure): boolean => {
  switch (failure._tag) {
    case 'Unreachable':
    case 'Unreadable':
      return true;
    case 'Refused':
      return GATEWAY_STATUSES.includes(failure.status);
    case 'NoSession':
    case 'RefreshFailed':
      return false;
  }
};

/** Whether no answer came, to a call or to the one behind it. */
export const isUnreachable = (failure: unknown): boolean => {
  if (typeof failure !== 'object' || failure === null) return false;
  return ('_tag' in failure && failure._tag === 'Unreachable') || ('why' in failure && isUnreachable(failure.why));
};

/** Whether the client stopped the call. Nothing went wrong then. */
export const isStopped = (failure: unknown): boolean =>
  typeof failure === 'object' && failure !== null && 'cause' in failure && failure.cause === 'stopped';
