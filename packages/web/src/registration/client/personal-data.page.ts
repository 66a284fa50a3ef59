import { personalDataForm, personalDataStart } from '@aroeira/domain/registration';
import { FormModel } from '../../ui/forms/form-model.ts';
import { clientPage } from '../flow/form.page.tsx';

/** `/registration/form/personalData` */
export const Page = clientPage({
  step: 'personalData',
  title: 'Conte um pouco sobre você',
  lead: 'Se você é casado(a), informe também os dados do cônjuge.',
  form: ({ client, registration, ports }) =>
    new FormModel(personalDataForm(client.document), ports, { saved: personalDataStart(registration.record) }),
  save: ({ parts, client, registration: { record } }, values) =>
    parts.clients.savePersonalData(client.clientId, values, record),
});
