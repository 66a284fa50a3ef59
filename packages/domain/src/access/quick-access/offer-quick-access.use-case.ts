import * as E from 'fp-ts/Either';
import type { Task } from 'fp-ts/Task';
import { todayOf } from '../../kernel/clock.ts';
import type { QuickAccessParts } from './quick-access.ports.ts';
import { checkCapabilities, mayOfferQuickAccess } from './quick-access.rules.ts';
import type { SignedInSession } from '../session.ts';

/** Decides whether to offer quick access to a client who just consented. */
export type OfferQuickAccess = (session: SignedInSession, isAddingAccount: boolean) => Task<boolean>;

/** Asks the device last, only when every other condition holds. @see spec A §4 Sign-in 3 */
export const makeOfferQuickAccess =
  ({ biometrics, memory, clock }: Omit<QuickAccessParts, 'quickAccess'>): OfferQuickAccess =>
  (session, isAddingAccount) =>
  async () =>
    mayOfferQuickAccess({
      session,
      isAddingAccount,
      credential: memory.quickAccess.read(),
      skippedOn: memory.quickAccessSkippedOn.read(),
      today: todayOf(clock)(),
    }) && E.isRight(checkCapabilities(await biometrics.capabilities()));
