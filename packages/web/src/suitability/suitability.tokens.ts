import type { RenewedSuitability, Suitabilities, UnsentAnswers } from '@aroeira/domain/suitability';
import { token } from '../composition/token.ts';
import type { InvestorProfileViewModel } from './profile/investor-profile.view-model.ts';
import type { ProcessingViewModel } from './processing.view-model.ts';
import type { QuestionViewModel } from './question.view-model.ts';
import type { QuestionnaireUnderWay } from './questionnaire-under-way.ts';
import type { ResultViewModel } from './result.view-model.ts';

/** The questionnaire about risk, and the risk profile of a client. A visit without a session opens nothing. */
export const SUITABILITY = {
  RenewedSuitability: token<RenewedSuitability>('RenewedSuitability'),
  Suitabilities: token<Suitabilities>('Suitabilities'),
  UnsentAnswers: token<UnsentAnswers>('UnsentAnswers'),
  UnderWay: token<QuestionnaireUnderWay>('QuestionnaireUnderWay'),
  /** Takes the number in the address. */
  OpenQuestion: token<(number: string | undefined) => QuestionViewModel | undefined>('OpenQuestion'),
  /** Answers with a path when an answer is missing. */
  OpenProcessing: token<() => ProcessingViewModel | '/registration/suitability/start' | undefined>('OpenProcessing'),
  OpenResult: token<() => ResultViewModel | undefined>('OpenResult'),
  OpenInvestorProfile: token<() => InvestorProfileViewModel | undefined>('OpenInvestorProfile'),
};
