import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import type { SentAnswers, Suitabilities } from '../suitabilities.ports.ts';
import type { SuitabilityFailure } from '../suitability.errors.ts';
import type { InvestorProfile, Questionnaire, SuitabilityQuestion } from '../suitability.ts';

/** Questions 10, 20, …, each with its own two answers: 11 and 12, 21 and 22, … */
export const questions = (count: number): readonly SuitabilityQuestion[] =>
  Array.from({ length: count }, (_, i) => ({
    id: (i + 1) * 10,
    title: `Pergunta ${i + 1}`,
    text: 'Qual é o seu objetivo?',
    answers: [
      { id: (i + 1) * 10 + 1, text: 'Preservar' },
      { id: (i + 1) * 10 + 2, text: 'Crescer' },
    ],
  }));

/** The questionnaire 1 with three questions, which the client never answered. */
export const questionnaire = (changes: Partial<Questionnaire> = {}): Questionnaire => ({
  id: 1,
  questions: questions(3),
  last: undefined,
  ...changes,
});

/** The profile Moderado. */
export const investorProfile = (changes: Partial<InvestorProfile> = {}): InvestorProfile => ({
  riskProfile: 'moderate',
  name: 'Moderado',
  description: 'Aceita alguma oscilação para ganhar um pouco mais.',
  ...changes,
});

/** The answers of the server. A call without an answer here succeeds. */
interface Answers {
  readonly questionnaire?: TE.TaskEither<CallFailure, Questionnaire>;
  readonly save?: TE.TaskEither<SuitabilityFailure, void>;
  readonly profile?: TE.TaskEither<CallFailure, InvestorProfile | undefined>;
}

/** A server with one client's questionnaire and profile. It remembers what it was sent. */
export const suitabilitiesServer = (answers: Answers = {}): Suitabilities & { readonly sent: SentAnswers[] } => {
  const sent: SentAnswers[] = [];
  return {
    sent,
    questionnaire: () => answers.questionnaire ?? TE.right(questionnaire()),
    save: (given) => () => {
      sent.push(given);
      return (answers.save ?? TE.right(undefined))();
    },
    profile: () => answers.profile ?? TE.right(investorProfile()),
  };
};
