import { token } from '../../composition/token.ts';
import type { ChangeAddressViewModel } from './change-address.view-model.ts';

/** The parts of the registration that an approved client changes from the profile. */
export const DOCUMENTS = {
  /** Answers nothing without a session. */
  OpenChangeAddress: token<() => ChangeAddressViewModel | undefined>('OpenChangeAddress'),
};
