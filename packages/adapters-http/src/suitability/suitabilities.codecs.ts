import { riskProfileOf, type InvestorProfile } from '@aroeira/domain/suitability';
import * as t from 'io-ts';
import { Day } from '../http/parsed.codec.ts';
import { Id } from '../http/values.codec.ts';
import { orNothing, field, recordOnWire, inOurWords } from '../http/record.codec.ts';

/** @see spec A §3 Suitability; decision 0212 */
const QuestionWire = recordOnWire(
  'SuitabilityQuestion',
  { id: Id, title: t.string, text: t.string, answers: t.readonlyArray(t.type({ id: Id, text: t.string })) },
  { text: 'ask' },
);

const LastWire = recordOnWire(
  'LastAnswers',
  { answers: t.readonlyArray(Id), answeredOn: Day, validUntil: Day },
  { answeredOn: 'date' },
);

/** The active questionnaire. @see spec A §7 `getClientSuitabilityActive`; decision 0212 */
export const QuestionnaireWire = recordOnWire(
  'Questionnaire',
  { id: Id, questions: t.readonlyArray(QuestionWire), last: orNothing(LastWire) },
  {},
);

const CategoryWire = t.type({ id: Id, name: t.string, description: t.string });

/** The risk profile in the record of a client. A category that the specification does not know is no profile. */
export const InvestorProfileRead = inOurWords(
  field('riskProfileCategory', orNothing(CategoryWire)),
  (category): InvestorProfile | undefined => {
    const riskProfile = category && riskProfileOf(category.id);
    return category && riskProfile && { riskProfile, name: category.name, description: category.description };
  },
);
