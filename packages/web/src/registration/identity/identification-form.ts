import { identificationForm, type IdentificationValues } from '@aroeira/domain/registration';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';

/** Makes the form of an identity document with its saved values. */
export const makeIdentificationForm = (saved: Partial<IdentificationValues>, ports: FormPorts) =>
  new FormModel(identificationForm, ports, { saved });

export type IdentificationFormModel = ReturnType<typeof makeIdentificationForm>;
