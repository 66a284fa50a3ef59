import { useDeployment } from '../composition/deployment.ts';
import { useVisit } from '../composition/use-visit.ts';
import { SignedInFrame } from '../shell/frame/signed-in-frame.tsx';
import { PensionScreen } from './pension.screen.tsx';
import { PENSION } from './pension.tokens.ts';

/** `/welfare`. It draws nothing while a session ends. */
export const Page = () => {
  const { brand } = useDeployment();
  const model = useVisit(PENSION.OpenPension);
  return <SignedInFrame>{model && <PensionScreen model={model} support={brand.supportWhatsApp} />}</SignedInFrame>;
};
