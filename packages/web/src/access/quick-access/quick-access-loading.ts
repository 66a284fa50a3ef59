import type { DeviceMemory, OfferQuickAccess, SignedInSession, SignInByQuickAccess } from '@aroeira/domain/access';
import * as O from 'fp-ts/Option';
import type { Task } from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { QuickAccessOffer } from './quick-access-offer.view-model.ts';

/** Opens the offer. @param closed called once the client answered, also when the answer failed */
export type OpenOffer = (closed: () => void) => QuickAccessOffer;

/** Quick access once it is loaded. */
export interface LoadedQuickAccess {
  readonly isOffered: OfferQuickAccess;
  readonly offerTo: (session: SignedInSession) => OpenOffer;
  readonly signIn: SignInByQuickAccess;
}

/** Brings quick access, which is not in the first load of a page. Rejects when it cannot be loaded. */
export type LoadQuickAccess = () => Promise<LoadedQuickAccess>;

/** Answers how to open the offer to a client who just signed in, or `undefined` when there is none. */
export type OfferAfterSignIn = (session: SignedInSession, isAddingAccount?: boolean) => Task<OpenOffer | undefined>;

/** A sign-in goes on without an offer that cannot be loaded. @see decision 0115 */
export const makeOfferAfterSignIn =
  (load: LoadQuickAccess): OfferAfterSignIn =>
  (session, isAddingAccount = false) =>
  async () => {
    const loaded = await load().catch(() => undefined);
    const isOffered = await loaded?.isOffered(session, isAddingAccount)();
    return isOffered === true ? loaded?.offerTo(session) : undefined;
  };

/** Loads nothing on a device without a credential. What it loads checks which client owns the credential. */
export const makeLazySignIn =
  (load: LoadQuickAccess, memory: DeviceMemory): SignInByQuickAccess =>
  (account, isWanted) =>
    O.isSome(memory.quickAccess.read())
      ? pipe(
          TE.tryCatch(load, () => ({ _tag: 'Unreachable', cause: 'network' }) as const),
          TE.chainW(({ signIn }) => signIn(account, isWanted)),
        )
      : TE.left({ _tag: 'NotAttempted' });
