import type { LookUpAddress, ReadAddress, SaveAddress } from '@aroeira/domain/registration';
import type { FormPorts } from '../../ui/forms/form-model.ts';
import { loadedForm } from '../../ui/forms/loaded-form.ts';
import { makeAddressForm } from '../../registration/address/address-form.ts';

/** What a visit to /edit-documents/change-address works with. */
interface ChangeAddressParts {
  readonly clientId: number;
  readonly read: ReadAddress;
  readonly save: SaveAddress;
  readonly lookUp: LookUpAddress;
  readonly saved: () => void;
  /** The page is closed to the client. @see decision Q106 */
  readonly closed: () => void;
  readonly ports: FormPorts;
}

export type ChangeAddressViewModel = ReturnType<typeof makeChangeAddressModel>;

/** One visit to /edit-documents/change-address. @see spec B §2 Profile */
export const makeChangeAddressModel = ({ clientId, read, save, lookUp, saved, closed, ports }: ChangeAddressParts) =>
  loadedForm({
    load: read(clientId),
    form: (address) => makeAddressForm(lookUp, address, ports),
    send: (values) => save(clientId, values),
    done: saved,
    notLoaded: (failure) => {
      if (failure._tag === 'RegistrationClosed') closed();
    },
  });
