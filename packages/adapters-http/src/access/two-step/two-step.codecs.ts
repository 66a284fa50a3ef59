import type { TwoStepChoice } from '@aroeira/domain/access';
import * as t from 'io-ts';

/** The client, as far as two-step verification goes. @see spec A §3 Dashboard user */
export const TwoStepClientWire = t.type({ mfa_enabled: t.union([t.boolean, t.null]) });

/** @see spec A §7 "answers carry data.status" */
export const DisableWire = t.type({ data: t.type({ status: t.keyof({ code_sended: null, disabled: null }) }) });

/** @see spec B §4 Two-step authentication */
export const ConfirmDisableWire = t.type({ data: t.type({ status: t.keyof({ disabled: null, invalid_code: null }) }) });

/** The server's three-valued flag in our words. */
export const twoStepChoiceOf = ({ mfa_enabled }: t.TypeOf<typeof TwoStepClientWire>): TwoStepChoice => {
  if (mfa_enabled === null) return 'not-chosen';
  return mfa_enabled ? 'on' : 'off';
};
