import { useParams } from 'wouter';
import { useVisit } from '../composition/use-visit.ts';
import { QuestionScreen } from './question.screen.tsx';
import { SUITABILITY } from './suitability.tokens.ts';

/** `/registration/suitability/start/:currentQuestion?`. It draws nothing while a session ends. */
export const Page = () => {
  const { currentQuestion } = useParams();
  const model = useVisit(SUITABILITY.OpenQuestion, currentQuestion);
  return model === undefined ? null : <QuestionScreen model={model} />;
};
