import { basicDataForm } from '@aroeira/domain/renewal';
import { knownSigningCity } from '@aroeira/domain/signature';
import { FormModel } from '../../ui/forms/form-model.ts';
import { clientPage } from '../flow/form.page.tsx';

/** `/registration/form/basicData`: the first page of a renewal. */
export const Page = clientPage({
  step: 'basicData',
  isOfRenewal: true,
  title: 'Confirme os seus dados',
  lead: 'Usamos o e-mail para falar com você, e o local na assinatura da renovação.',
  load: ({ parts: { registrations }, client }) => registrations.ofClient(client.clientId),
  form: ({ registration: { record }, ports }, { declaration }) =>
    new FormModel(basicDataForm, ports, {
      saved: { email: record.contact.email, location: knownSigningCity(declaration?.city) ?? record.address?.city },
    }),
  save: ({ parts, client }, values) => parts.saveBasicData(client.clientId, values),
});
