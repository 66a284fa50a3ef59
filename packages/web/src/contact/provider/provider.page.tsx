import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { CONTACT } from '../contact.tokens.ts';
import { ProviderScreen } from './provider.screen.tsx';

/** `/talk-to-{product}`. It draws nothing while a session ends. */
export const Page = () => {
  const model = useVisit(CONTACT.OpenProvider);
  return <SignedInFrame>{model && <ProviderScreen model={model} />}</SignedInFrame>;
};
