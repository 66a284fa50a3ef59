import { useVisit } from '../composition/use-visit.ts';
import { ResultScreen } from './result.screen.tsx';
import { SUITABILITY } from './suitability.tokens.ts';

/** `/registration/suitability/success`. */
export const Page = () => {
  const model = useVisit(SUITABILITY.OpenResult);
  return model === undefined ? null : <ResultScreen model={model} />;
};
