import { ACCESS } from './calls-access.ts';
import { KEYS } from './calls-keys.ts';
import { MONEY } from './calls-money.ts';
import { PROFILE } from './calls-profile.ts';
import { REGISTRATION } from './calls-registration.ts';
import { CONTROLS } from './calls-sandbox.ts';
import { SIGN_IN } from './calls-sign-in.ts';
import { SIGNATURE } from './calls-signature.ts';
import type { Plans } from './plan.ts';

export const PLANS: Plans = {
  ...SIGN_IN,
  ...ACCESS,
  ...KEYS,
  ...PROFILE,
  ...REGISTRATION,
  ...SIGNATURE,
  ...MONEY,
  ...CONTROLS,
};
