import type { SignInByQuickAccess } from '@aroeira/domain/access';
import { token } from '../../composition/token.ts';
import type { LoadQuickAccess, OfferAfterSignIn } from './quick-access-loading.ts';
import type { QuickAccessSwitchViewModel } from './quick-access-switch.view-model.ts';

/** Signing in by the device's biometrics. */
export const QUICK_ACCESS = {
  LoadQuickAccess: token<LoadQuickAccess>('LoadQuickAccess'),
  OfferAfterSignIn: token<OfferAfterSignIn>('OfferAfterSignIn'),
  SignInByQuickAccess: token<SignInByQuickAccess>('SignInByQuickAccess'),
  /** Answers with nothing when there is no session. */
  OpenQuickAccessSwitch: token<() => QuickAccessSwitchViewModel | undefined>('OpenQuickAccessSwitch'),
};
