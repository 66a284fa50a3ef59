import { fatcaDataForm } from '@aroeira/domain/registration';
import { FormModel } from '../../ui/forms/form-model.ts';
import { clientPage } from '../flow/form.page.tsx';

/** `/registration/form/fatcaData` */
export const Page = clientPage({
  step: 'fatcaData',
  title: 'Declaração FATCA/CRS',
  lead: 'O Brasil troca dados fiscais com outros países (FATCA e CRS). Informe onde mais você tem nacionalidade, visto ou residência fiscal.',
  load: ({ parts }) => parts.lists.countries,
  form: ({ registration: { fatca }, ports }, countries) =>
    new FormModel(fatcaDataForm(countries), ports, { saved: fatca?.answers ?? {} }),
  changes: ['fatca'],
  save: ({ parts, client }, answers) => parts.saveFatca(client.clientId, answers),
});
