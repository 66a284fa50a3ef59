import { professionalInformationForm } from '@aroeira/domain/registration';
import { sequenceS } from 'fp-ts/Apply';
import * as TE from 'fp-ts/TaskEither';
import { FormModel } from '../../ui/forms/form-model.ts';
import { clientPage } from '../flow/form.page.tsx';

/** `/registration/form/professionalInformation` */
export const Page = clientPage({
  step: 'professionalInformation',
  title: 'Dados profissionais',
  lead: 'As próximas perguntas dependem do que você faz hoje.',
  load: ({ parts: { lists, records } }) =>
    sequenceS(TE.ApplyPar)({ careers: lists.careers, saved: records.profession.read }),
  form: ({ ports }, { careers, saved }) => {
    const { professionalType, ...rest } = saved ?? {};
    // A client in office has a record without a type, and no page.
    return new FormModel(professionalInformationForm(careers), ports, {
      saved: professionalType === undefined ? {} : { ...rest, professionalType },
    });
  },
  changes: ['profession'],
  save: ({ parts, client }, values) => parts.professions.save(client.clientId, { ...values, functionId: undefined }),
});
