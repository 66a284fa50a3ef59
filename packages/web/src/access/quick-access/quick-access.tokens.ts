import type { SignInByQuickAccess } from '@aroeira/domain/access';
import { tokens } from '../../composition/token.ts';
import type { LoadQuickAccess, OfferAfterSignIn } from './quick-access-loading.ts';
import type { QuickAccessSwitchViewModel } from './quick-access-switch.view-model.ts';

/** Signing in by the device's biometrics. */
export const QUICK_ACCESS = tokens<{
  LoadQuickAccess: LoadQuickAccess;
  OfferAfterSignIn: OfferAfterSignIn;
  SignInByQuickAccess: SignInByQuickAccess;
  /** Answers with nothing when there is no session. */
  OpenQuickAccessSwitch: () => QuickAccessSwitchViewModel | undefined;
}>('QUICK_ACCESS');
