import { taxInformationForm } from '@aroeira/domain/registration';
import { FormModel } from '../../ui/forms/form-model.ts';
import { clientPage } from '../flow/form.page.tsx';

/** `/registration/form/taxInformation` */
export const Page = clientPage({
  step: 'taxInformation',
  title: 'Informações fiscais',
  lead: 'A lei faz estas perguntas a quem investe. As respostas dizem quais são as próximas etapas.',
  form: ({ registration, ports }) =>
    new FormModel(taxInformationForm, ports, { saved: registration.record.taxInformation ?? {} }),
  save: ({ parts, client }, values) => parts.clients.saveTaxInformation(client.clientId, values),
});
