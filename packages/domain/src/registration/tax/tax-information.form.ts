import { radiogroupField, type Values } from '../../kernel/fields/index.ts';
import { YES_NO } from '../yes-no.ts';

/** The three questions that open the PEP and the FATCA page. The sentences are ours. @see spec A §4 Registration flow; decision Q049 */
export const taxInformationForm = {
  hasWorked: radiogroupField({
    caption: 'Você exerce ou exerceu cargo ou função pública relevante nos últimos cinco anos?',
    choices: YES_NO,
  }),
  hasRelation: radiogroupField({
    caption: 'Você tem parentesco ou relacionamento próximo com uma pessoa politicamente exposta?',
    choices: YES_NO,
  }),
  hasFatca: radiogroupField({
    caption: 'Você tem nacionalidade, residência fiscal ou visto permanente em outro país?',
    choices: YES_NO,
  }),
};

export type TaxInformationValues = Values<typeof taxInformationForm>;
