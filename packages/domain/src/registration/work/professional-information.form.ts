import {
  cnpjField,
  declareForm,
  optional,
  select2Field,
  selectField,
  textField,
  type Choice,
} from '../../kernel/fields/index.ts';
import { professionalParts } from './professional.rules.ts';
import { PROFESSIONAL_TYPES } from './professional-record.ts';

/**
 * The client's work and employer. Every visible field is required, except the company of a liberal professional.
 *
 * @param careers the choices of `GET /carrers`
 * @see spec A §5 Registration, Equity; decision 0064
 */
export const professionalInformationForm = (careers: readonly Choice<number>[]) =>
  declareForm({
    fields: {
      professionalType: selectField({ caption: 'Tipo de vínculo', choices: PROFESSIONAL_TYPES }),
      careerId: select2Field({ caption: 'Profissão', choices: careers }),
      company: optional(textField({ caption: 'Empresa', autocomplete: 'organization' })),
      cnpj: cnpjField({ caption: 'CNPJ da empresa' }),
    },
    visibleWhen: {
      careerId: ({ professionalType }) => professionalParts(professionalType).hasCareer,
      company: ({ professionalType }) => professionalParts(professionalType).hasCompany,
      cnpj: ({ professionalType }) => professionalParts(professionalType).hasCnpj,
    },
    rules: {
      company: ({ typed: { professionalType }, values: { company } }) =>
        company === undefined && professionalType !== 'liberal' ? { _tag: 'Required' } : undefined,
    },
  });
