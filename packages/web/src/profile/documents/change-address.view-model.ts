import type { LookUpAddress, ReadAddress, SaveAddress } from '@aroeira/domain/registration';
import type { FormPorts } from '../../ui/forms/form-model.ts';
import { draftedForm, type DraftPlace } from '../../registration/drafts/drafted-form.ts';
import type { Navigation } from '../../shell/routing/navigation.ts';
import { makeAddressForm } from '../../registration/address/address-form.ts';

/** What a visit to /edit-documents/change-address works with. */
interface ChangeAddressParts {
  readonly place: DraftPlace;
  readonly navigation: Pick<Navigation, 'guard'>;
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
export const makeChangeAddressModel = ({
  place,
  navigation,
  read,
  save,
  lookUp,
  saved,
  closed,
  ports,
}: ChangeAddressParts) =>
  draftedForm({
    load: read(place.clientId),
    form: (address) => makeAddressForm(lookUp, address, ports),
    send: (values) => save(place.clientId, values),
    navigation,
    place,
    draftOf: () => '/edit-documents/change-address',
    done: saved,
    notLoaded: (failure) => {
      if (failure._tag === 'RegistrationClosed') closed();
    },
  });
