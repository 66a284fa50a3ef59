import type { Papers, ReadIdentification } from '@aroeira/domain/registration';
import type { FormPorts } from '../../ui/forms/form-model.ts';
import { draftedForm, type DraftPlace } from '../../registration/drafts/drafted-form.ts';
import type { Navigation } from '../../shell/routing/navigation.ts';
import { makeIdentificationForm } from '../../registration/identity/identification-form.ts';

/** What a visit to /edit-documents/change-identification works with. */
interface ChangeIdentificationParts {
  readonly place: DraftPlace;
  readonly navigation: Pick<Navigation, 'guard'>;
  readonly read: ReadIdentification;
  readonly save: Papers['saveIdentification'];
  readonly saved: () => void;
  /** The page is closed to the client. @see decision Q106 */
  readonly closed: () => void;
  readonly ports: FormPorts;
}

export type ChangeIdentificationViewModel = ReturnType<typeof makeChangeIdentificationModel>;

/** One visit to /edit-documents/change-identification. @see spec B §2 Profile */
export const makeChangeIdentificationModel = (parts: ChangeIdentificationParts) => {
  const { place, navigation, read, save, saved, closed, ports } = parts;
  return draftedForm({
    load: read(place.clientId),
    form: (identification) => makeIdentificationForm(identification, ports),
    send: (values) => save(place.clientId, values),
    navigation,
    place,
    draftOf: () => '/edit-documents/change-identification',
    done: saved,
    notLoaded: (failure) => {
      if (failure._tag === 'RegistrationClosed') closed();
    },
  });
};
