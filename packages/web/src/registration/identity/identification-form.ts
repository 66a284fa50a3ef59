import { identificationForm, type IdentificationValues, type IdentityType } from '@aroeira/domain/registration';
import { reaction } from 'mobx';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';

/** Makes the form of an identity document with its saved values. Each type of document has pictures of its own. */
export const makeIdentificationForm = (saved: Partial<IdentificationValues>, ports: FormPorts) => {
  const form = new FormModel(identificationForm, ports, { saved });
  const pictures = new Map<IdentityType, Pick<typeof form.typed, 'frontPhoto' | 'backPhoto'>>();
  reaction(
    () => form.typed.documentType,
    (type, before) => {
      // A picture that came before the type is of this type.
      if (before === undefined) return;
      const { frontPhoto, backPhoto } = form.typed;
      pictures.set(before, { frontPhoto, backPhoto });
      const own = type === undefined ? undefined : pictures.get(type);
      form.fill({ frontPhoto: own?.frontPhoto, backPhoto: own?.backPhoto });
    },
  );
  return form;
};

export type IdentificationFormModel = ReturnType<typeof makeIdentificationForm>;
