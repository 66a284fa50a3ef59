import { todayOf } from '@aroeira/domain/kernel';
import { isInOffice, pepDataForm, pepRecordOf, pepValuesOf } from '@aroeira/domain/registration';
import { sequenceS } from 'fp-ts/Apply';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { FormModel } from '../../ui/forms/form-model.ts';
import { clientPage } from '../flow/form.page.tsx';

/** `/registration/form/pepData`. The tax page decides which half of it is asked. */
export const Page = clientPage({
  step: 'pepData',
  title: 'Pessoa politicamente exposta',
  lead: 'A lei manda conhecer quem exerce uma função pública de destaque, e quem se relaciona com essa pessoa. Informe o cargo, seu ou dela.',
  load: ({ parts: { lists } }) =>
    sequenceS(TE.ApplyPar)({
      functions: lists.functions,
      parents: lists.familyRelations,
      relations: lists.closeRelations,
    }),
  form: ({ client: { document: own }, registration: { facts, pep }, ports }, lists) => {
    const { hasWorked, hasRelation } = facts;
    return new FormModel(pepDataForm({ own, hasWorked, hasRelation, ...lists }), ports, {
      saved: pep === undefined ? {} : pepValuesOf(pep),
    });
  },
  changes: ['pep'],
  save: ({ parts, ports, client }, values) => {
    const record = pepRecordOf(values);
    return pipe(
      parts.savePep(client.clientId, record),
      // An office is saved as the profession too. The next page does not wait for it.
      TE.chainFirstIOK(() => () => {
        if (isInOffice(record.role, todayOf(ports.clock)())) void parts.records.profession.reread();
      }),
    );
  },
});
