import type { Papers, ReadIdentification } from '@aroeira/domain/registration';
import type { FormPorts } from '../../ui/forms/form-model.ts';
import { loadedForm } from '../../ui/forms/loaded-form.ts';
import { makeIdentificationForm } from '../../registration/identity/identification-form.ts';

/** What a visit to /edit-documents/change-identification works with. */
interface ChangeIdentificationParts {
  readonly clientId: number;
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
  const { clientId, read, save, saved, closed, ports } = parts;
  return loadedForm({
    load: read(clientId),
    form: (identification) => makeIdentificationForm(identification, ports),
    send: (values) => save(clientId, values),
    done: saved,
    notLoaded: (failure) => {
      if (failure._tag === 'RegistrationClosed') closed();
    },
  });
};
