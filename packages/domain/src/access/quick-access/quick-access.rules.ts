import * as E from 'fp-ts/Either';
import * as O from 'fp-ts/Option';
import { addDays, type CalendarDay } from '../../kernel/days.ts';
import type { QuickAccessUnavailable } from './quick-access.errors.ts';
import type { BiometricCapabilities, QuickAccessCredential } from './quick-access.ts';
import type { SavedAccount, Session } from '../session.ts';

/** How many days the offer stays away after "Agora não". @see decision Q038 */
const SKIP_DAYS = 30;

/**
 * Tells the first thing that a browser lacks for quick access.
 *
 * Checks the connection first, because a browser hides the whole API from a page without HTTPS. The word "unsupported"
 * would make the client look for another browser (decision 0116). The rest follows the specification.
 * @see spec A §4 Quick access
 */
export const checkCapabilities = (can: BiometricCapabilities): E.Either<QuickAccessUnavailable, void> => {
  if (!can.isSecureContext) return E.left({ _tag: 'RequiresHttps' });
  if (!can.hasCredentialApi || !can.canCreateCredentials) return E.left({ _tag: 'NotSupported' });
  if (!can.hasPlatformAuthenticator) return E.left({ _tag: 'NoAuthenticator' });
  return E.right(undefined);
};

/** Whether a stored credential belongs to this account on this device. */
export const isCredentialOf = (
  { clientId, loginId }: Pick<SavedAccount, 'clientId' | 'loginId'>,
  credential: O.Option<QuickAccessCredential>,
): credential is O.Some<QuickAccessCredential> =>
  O.isSome(credential) && credential.value.clientId === clientId && credential.value.loginId === loginId;

/** What an offer depends on, apart from what the device can do. */
interface OfferFacts {
  readonly session: Session;
  readonly isAddingAccount: boolean;
  readonly credential: O.Option<QuickAccessCredential>;
  readonly skippedOn: O.Option<CalendarDay>;
  readonly today: CalendarDay;
}

/**
 * Decides whether to ask a client who consented about quick access. Only the client of the main account is asked,
 * because only that account can use it (decision 0115).
 *
 * @see spec A §4 Sign-in 3, A §6; decision Q038
 */
export const mayOfferQuickAccess = ({ session, isAddingAccount, credential, skippedOn, today }: OfferFacts): boolean =>
  session.status !== 'must-change-password' &&
  !session.isDeviceBlocked &&
  !isCredentialOf(session, credential) &&
  !isAddingAccount &&
  session.isMainAccount &&
  !O.exists(isSkipAlive(today))(skippedOn);

/** A date in the future comes from a wrong clock and does not keep the offer away. */
const isSkipAlive =
  (today: CalendarDay) =>
  (skippedOn: CalendarDay): boolean =>
    skippedOn <= today && today < addDays(skippedOn, SKIP_DAYS);

/** The profile's quick-access switch. @see spec B §2 Profile; decision Q105 */
export type QuickAccessSwitch =
  | { readonly _tag: 'Hidden' }
  | { readonly _tag: 'Shown'; readonly isOn: boolean; readonly isUsable: boolean };

/** Visible when an account of the device is the main one. Only that account can use it. @see decision Q105 */
export const quickAccessSwitchOf = (
  session: Session,
  accounts: readonly SavedAccount[],
  credential: O.Option<QuickAccessCredential>,
): QuickAccessSwitch => {
  const main = accounts.find(({ isMain }) => isMain);
  if (main === undefined) return { _tag: 'Hidden' };
  const isUsable = main.clientId === session.clientId;
  return { _tag: 'Shown', isOn: isUsable && isCredentialOf(session, credential), isUsable };
};
