import {
  choicesOf,
  dateField,
  declareForm,
  personNameField,
  radiogroupField,
  selectField,
  textField,
  uploadField,
  type Values,
} from '../../kernel/fields/index.ts';
import { FOREIGN_ISSUING_BODIES, IDENTITY_PARTS, ISSUING_BODIES, type IdentityType } from './identity-document.ts';
import type { RegistrationFieldError } from '../registration.errors.ts';
import { STATES } from '../address/states.ts';

const TYPES = choicesOf({ RG: 'RG', CNH: 'CNH', RNE: 'RNE' });

const parts = (type: IdentityType | undefined) => (type === undefined ? undefined : IDENTITY_PARTS[type]);

/** The identity document. @see spec A §5 Registration, Identity document; decision 0064 */
export const identificationForm = declareForm({
  fields: {
    documentType: radiogroupField({ caption: 'Tipo de documento', choices: TYPES }),
    frontPhoto: uploadField({ caption: 'Foto do documento', accepts: 'document' }),
    backPhoto: uploadField({ caption: 'Foto do verso', accepts: 'document' }),
    number: textField({ caption: 'Número do documento' }),
    issuedOn: dateField({ caption: 'Data de emissão' }),
    issuingBody: selectField({ caption: 'Órgão emissor', choices: ISSUING_BODIES }),
    foreignIssuingBody: selectField({ caption: 'Órgão emissor', choices: FOREIGN_ISSUING_BODIES }),
    placeOfIssue: selectField({ caption: 'UF de emissão', choices: STATES }),
    validUntil: dateField({ caption: 'Data de validade' }),
    motherName: personNameField({ caption: 'Nome da mãe' }),
    fatherName: personNameField({ caption: 'Nome do pai' }),
  },
  visibleWhen: {
    issuingBody: ({ documentType }) => parts(documentType)?.issuingBody === 'national',
    foreignIssuingBody: ({ documentType }) => parts(documentType)?.issuingBody === 'foreign',
    placeOfIssue: ({ documentType }) => parts(documentType)?.hasPlaceOfIssue === true,
    validUntil: ({ documentType }) => parts(documentType)?.hasValidity === true,
    backPhoto: ({ documentType }) => parts(documentType)?.hasBack === true,
  },
  rules: {
    validUntil: ({ values: { issuedOn, validUntil } }): RegistrationFieldError | undefined =>
      issuedOn !== undefined && validUntil !== undefined && validUntil <= issuedOn
        ? { _tag: 'NotAfterIssue' }
        : undefined,
  },
});

/** The values of the form. */
export type IdentificationValues = Values<
  typeof identificationForm.fields,
  'issuingBody' | 'foreignIssuingBody' | 'placeOfIssue' | 'validUntil' | 'backPhoto'
>;
