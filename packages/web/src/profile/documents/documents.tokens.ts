import { token } from '../../composition/token.ts';
import type { ChangeAddressViewModel } from './change-address.view-model.ts';
import type { ChangeIdentificationViewModel } from './change-identification.view-model.ts';

/** The parts of the registration that an approved client changes from the profile. They answer nothing without a session. */
export const DOCUMENTS = {
  OpenChangeAddress: token<() => ChangeAddressViewModel | undefined>('OpenChangeAddress'),
  OpenChangeIdentification: token<() => ChangeIdentificationViewModel | undefined>('OpenChangeIdentification'),
};
