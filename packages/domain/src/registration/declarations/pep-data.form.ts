import type { Document } from '../../kernel/document.ts';
import {
  choicesOf,
  cnpjField,
  cpfField,
  dateField,
  declareForm,
  optional,
  personNameField,
  radiogroupField,
  select2Field,
  selectField,
  textField,
  type Choice,
} from '../../kernel/fields/index.ts';
import { ownCpfError } from '../client/own-cpf.rules.ts';
import type { RegistrationFieldError } from '../registration.errors.ts';

/** The kinds of relation, in the order of their ids, 1 and 2. @see spec A §3 PEP record */
const RELATION_TYPES = choicesOf({ family: 'Parentesco', close: 'Relação próxima' });

/** The halves of the page to ask for, and the choices of their lists. */
interface PepQuestions {
  /** The client's own document. No related person may have it. */
  readonly own: Document;
  readonly hasWorked: boolean;
  readonly hasRelation: boolean;
  readonly functions: readonly Choice<number>[];
  readonly parents: readonly Choice<number>[];
  readonly relations: readonly Choice<number>[];
}

const fieldsOf = ({ functions, parents, relations }: PepQuestions) => ({
  functionId: select2Field({ caption: 'Cargo ou função', choices: functions }),
  startedOn: dateField({ caption: 'Início do exercício' }),
  endedOn: optional(dateField({ caption: 'Fim do exercício' })),
  company: optional(textField({ caption: 'Órgão ou empresa' })),
  cnpj: optional(cnpjField({ caption: 'CNPJ' })),
  relatedName: personNameField({ caption: 'Nome da pessoa' }),
  relatedCpf: cpfField({ caption: 'CPF da pessoa' }),
  relatedFunctionId: select2Field({ caption: 'Cargo ou função da pessoa', choices: functions }),
  relationType: radiogroupField({ caption: 'Tipo de relação', choices: RELATION_TYPES }),
  parentId: selectField({ caption: 'Grau de parentesco', choices: parents }),
  relationId: selectField({ caption: 'Relacionamento', choices: relations }),
});

/**
 * The client's own PEP role, a relation to a person who has one, or both. A family relation asks for the degree only. A
 * close relation asks for the kind of relation only.
 *
 * @see spec A §3 PEP record, A §5 Registration, PEP; decision Q051
 */
export const pepDataForm = (questions: PepQuestions) => {
  const asksOffice = () => questions.hasWorked;
  const asksRelation = () => questions.hasRelation;
  return declareForm({
    fields: fieldsOf(questions),
    visibleWhen: {
      functionId: asksOffice,
      startedOn: asksOffice,
      endedOn: asksOffice,
      company: asksOffice,
      cnpj: asksOffice,
      relatedName: asksRelation,
      relatedCpf: asksRelation,
      relatedFunctionId: asksRelation,
      relationType: asksRelation,
      parentId: ({ relationType }) => relationType === 'family',
      relationId: ({ relationType }) => relationType === 'close',
    },
    rules: {
      relatedCpf: ({ values }): RegistrationFieldError | undefined => ownCpfError(values.relatedCpf, questions.own),
      endedOn: ({ values: { startedOn, endedOn } }): RegistrationFieldError | undefined =>
        startedOn !== undefined && endedOn !== undefined && endedOn <= startedOn
          ? { _tag: 'NotAfterStart' }
          : undefined,
    },
  });
};
