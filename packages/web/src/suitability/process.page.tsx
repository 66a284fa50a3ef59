import { Redirect } from 'wouter';
import { useVisit } from '../composition/use-visit.ts';
import { ProcessingScreen } from './processing.screen.tsx';
import { SUITABILITY } from './suitability.tokens.ts';

/** `/registration/suitability/process`. Without all answers it leads to the questions. */
export const Page = () => {
  const model = useVisit(SUITABILITY.OpenProcessing);
  if (model === undefined) return null;
  return typeof model === 'string' ? <Redirect to={model} replace /> : <ProcessingScreen model={model} />;
};
