import { taxResidencesForm, taxResidencesOf } from '@aroeira/domain/registration';
import { FormModel } from '../../ui/forms/form-model.ts';
import { clientPage } from '../flow/form.page.tsx';
import { ResidenceList } from './residence-list.tsx';

/** `/registration/form/fatcaOtherCountry` */
export const Page = clientPage({
  step: 'fatcaOtherCountry',
  title: 'Residência fiscal em outros países',
  lead: 'Informe cada país, além do Brasil, onde você paga impostos.',
  load: ({ parts }) => parts.lists.countries,
  form: ({ registration: { fatca }, ports }, countries) => {
    const added = fatca?.residences ?? [];
    return new FormModel(taxResidencesForm(countries, added.length === 0), ports, { saved: { added } });
  },
  changes: ['fatca'],
  save: ({ parts, client }, values) => parts.saveTaxResidences(client.clientId, taxResidencesOf(values)),
  draw: (form) => <ResidenceList form={form} />,
});
