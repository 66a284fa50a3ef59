import {
  checkgroupField,
  choicesOf,
  declareForm,
  digitsField,
  optional,
  radiogroupField,
  select2MultiField,
  type Choice,
} from '../../kernel/fields/index.ts';
import { YES_NO } from '../yes-no.ts';

/** The two kinds of declaration. The wire has the same words. @see spec A §3 FATCA record */
const TAX_DECLARATIONS = choicesOf({ fatca: 'FATCA (Estados Unidos)', crs: 'CRS (outros países)' });

/**
 * The reasons why a client with ties to the United States is no tax resident there. @see spec A §3 FATCA record,
 * not-fiscal-resident flags
 */
export const NON_RESIDENT_REASONS = choicesOf({
  student: 'Sou estudante',
  political: 'Exerço cargo diplomático ou político',
  dependant: 'Sou responsável ou dependente de um deles',
  notDeclared: 'Não sou contribuinte do IRS',
  resignedByCertificate: 'Renunciei à nacionalidade, com certificado de perda (CLN)',
  resignedCitizenship: 'Renunciei à cidadania',
  greenCardNotRequested: 'Não solicitei o green card',
  withoutGreenCard: 'Não tenho green card',
  withoutTaxResidence: 'Não tenho residência fiscal',
});

const question = (caption: string) => optional(radiogroupField({ caption, choices: YES_NO }));

/**
 * The tax ties of a client to another country. A FATCA declaration needs the social security number, unless the client
 * refuses to give it. All other answers are optional.
 *
 * @param countries the choices of `GET /countries`
 * @see spec A §3 FATCA record, A §4 Registration flow; decision Q050
 */
export const fatcaDataForm = (countries: readonly Choice<number>[]) => {
  const isFatca = ({ taxDeclaration }: { readonly taxDeclaration: 'fatca' | 'crs' | undefined }): boolean =>
    taxDeclaration === 'fatca';
  return declareForm({
    fields: {
      taxDeclaration: radiogroupField({ caption: 'Tipo de declaração', choices: TAX_DECLARATIONS }),
      hasOtherNationality: question('Você tem outra nacionalidade?'),
      hasOtherTaxResidence: question('Você tem residência fiscal em outro país?'),
      hasOtherVisa: question('Você tem visto permanente em outro país?'),
      hasRenouncedNationality: question('Você renunciou a alguma nacionalidade?'),
      renouncedNationalities: optional(
        select2MultiField({ caption: 'Nacionalidades às quais renunciou', choices: countries }),
      ),
      wasBornInUsa: question('Você nasceu nos Estados Unidos?'),
      isUsCitizen: question('Você é cidadão norte-americano?'),
      isUsPermanentResident: question('Você é residente permanente nos Estados Unidos?'),
      isUsTaxResident: question('Você é residente fiscal nos Estados Unidos?'),
      refusesSsn: question('Você se recusa a informar o SSN?'),
      ssn: digitsField({ caption: 'SSN' }),
      nonResidentReasons: optional(
        checkgroupField({
          caption: 'Não sou residente fiscal nos Estados Unidos porque',
          choices: NON_RESIDENT_REASONS,
        }),
      ),
    },
    visibleWhen: {
      renouncedNationalities: ({ hasRenouncedNationality }) => hasRenouncedNationality === 'yes',
      wasBornInUsa: isFatca,
      isUsCitizen: isFatca,
      isUsPermanentResident: isFatca,
      isUsTaxResident: isFatca,
      refusesSsn: isFatca,
      ssn: (typed) => isFatca(typed) && typed.refusesSsn !== 'yes',
      nonResidentReasons: isFatca,
    },
  });
};
