import type { DeviceMemory, OfferQuickAccess, SignedInSession, SignInByQuickAccess } from '@aroeira/domain/access';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { QuickAccessOffer } from './quick-access-offer.view-model.ts';

/** Opens the offer. @param closed called after the client answers, even when the answer fails */
export type OpenOffer = (closed: () => void) => QuickAccessOffer;

/** Quick access after it has loaded. */
export interface LoadedQuickAccess {
  readonly isOffered: OfferQuickAccess;
  readonly offerTo: (session: SignedInSession) => OpenOffer;
  readonly signIn: SignInByQuickAccess;
}

/** Loads quick access, which is not in the first load of a page. Rejects when it fails to load. */
export type LoadQuickAccess = () => Promise<LoadedQuickAccess>;

/** Answers with a function that opens the offer after a sign-in, or with `undefined` when there is no offer. */
export type OfferAfterSignIn = (session: SignedInSession, isAddingAccount?: boolean) => Task<OpenOffer | undefined>;

/** A sign-in continues without an offer when the offer fails to load. @see decision 0115 */
export const makeOfferAfterSignIn =
  (load: LoadQuickAccess): OfferAfterSignIn =>
  (session, isAddingAccount = false) =>
  async () => {
    const loaded = await load().catch(() => undefined);
    const isOffered = await loaded?.isOffered(session, isAddingAccount)();
    return isOffered === true ? loaded?.offerTo(session) : undefined;
  };

/** Loads nothing on a device without a credential. The loaded part checks which client owns the credential. */
export const makeLazySignIn =
  (load: LoadQuickAccess, memory: DeviceMemory): SignInByQuickAccess =>
  (account, isWanted) =>
    O.isSome(memory.quickAccess.read())
      ? pipe(
          TE.tryCatch(load, () => ({ _tag: 'Unreachable', cause: 'network' }) as const),
          TE.chainW(({ signIn }) => signIn(account, isWanted)),
        )
      : TE.left({ _tag: 'NotAttempted' });
