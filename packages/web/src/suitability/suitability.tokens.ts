import type { SuitabilityUseCases } from '@aroeira/domain/renewal';
import type { RenewedSuitability, Suitabilities, UnsentAnswers } from '@aroeira/domain/suitability';
import { tokens } from '../composition/token.ts';
import type { InvestorProfileViewModel } from './profile/investor-profile.view-model.ts';
import type { ProcessingViewModel } from './processing.view-model.ts';
import type { QuestionViewModel } from './question.view-model.ts';
import type { QuestionnaireUnderWay } from './questionnaire-under-way.ts';
import type { ResultViewModel } from './result.view-model.ts';

/** The questionnaire about risk, and the risk profile of a client. A visit without a session opens nothing. */
export const SUITABILITY = tokens<{
  RenewedSuitability: RenewedSuitability;
  Suitabilities: Suitabilities;
  UseCases: SuitabilityUseCases;
  UnsentAnswers: UnsentAnswers;
  UnderWay: QuestionnaireUnderWay;
  /** Takes the number in the address. */
  OpenQuestion: (number: string | undefined) => QuestionViewModel | undefined;
  /** Answers with a path when an answer is missing. */
  OpenProcessing: () => ProcessingViewModel | '/registration/suitability/start' | undefined;
  OpenResult: () => ResultViewModel | undefined;
  OpenInvestorProfile: () => InvestorProfileViewModel | undefined;
}>('SUITABILITY');
