import { equityDataForm, equityRecordOf } from '@aroeira/domain/registration';
import { sequenceS } from 'fp-ts/Apply';
import * as TE from 'fp-ts/TaskEither';
import { FormModel } from '../../ui/forms/form-model.ts';
import { clientPage } from '../flow/form.page.tsx';

/** `/registration/form/equityData`. The profession decides whether an income is required. */
export const Page = clientPage({
  step: 'equityData',
  title: 'Dados patrimoniais',
  lead: 'A lei manda conhecer de onde vem o dinheiro que você investe. Informe valores aproximados: imóveis, bens móveis e aplicações devem somar pelo menos R$ 5.000.',
  load: ({ parts: { records } }) =>
    sequenceS(TE.ApplyPar)({ profession: records.profession.read, saved: records.equity.read }),
  form: ({ ports }, { profession, saved }) =>
    new FormModel(equityDataForm(profession?.professionalType), ports, { saved: saved ?? {} }),
  changes: ['equity'],
  save: ({ parts, client }, values) => parts.equity.save(client.clientId, equityRecordOf(values)),
});
