import type { Clock } from '@aroeira/domain/kernel';

/** Milliseconds that a token must have left. The native app sends it a moment later, and its network may be slow. */
const LEFT = 60_000;

/**
 * Whether the server may soon refuse an access token. A token that does not say when it ends counts as old.
 *
 * @see RFC 7519 §4.1.4: `exp` is in seconds
 */
export const isOldAt =
  (clock: Clock) =>
  (accessToken: string): boolean => {
    const claims = claimsIn(accessToken);
    const end = typeof claims === 'object' && claims !== null && 'exp' in claims ? Number(claims.exp) : Number.NaN;
    return !(end * 1000 - clock.now() >= LEFT);
  };

const claimsIn = (token: string): unknown => {
  try {
    return JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
  } catch {
    return undefined;
  }
};
