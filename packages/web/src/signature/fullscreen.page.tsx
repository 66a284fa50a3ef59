import { useVisit } from '../composition/use-visit.ts';
import { FullscreenScreen } from './fullscreen.screen.tsx';
import { SIGNATURE } from './signature.tokens.ts';

/** `/registration/signature/signFullscreen`. It draws nothing while a session ends. */
export const Page = () => {
  const model = useVisit(SIGNATURE.OpenFullscreen);
  return model === undefined ? null : <FullscreenScreen model={model} />;
};
