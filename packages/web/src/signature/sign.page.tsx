import { useInject } from '../composition/injection.tsx';
import { SHARED } from '../composition/shared.tokens.ts';
import { useVisit } from '../composition/use-visit.ts';
import { SIGNATURE } from './signature.tokens.ts';
import { SignScreen } from './sign.screen.tsx';

/** `/registration/signature/sign`. It draws nothing while a session ends. */
export const Page = () => {
  const navigation = useInject(SHARED.Navigation);
  const model = useVisit(SIGNATURE.OpenSign);
  return model === undefined ? null : (
    <SignScreen model={model} onBack={() => navigation.push('/registration/signature/terms')} />
  );
};
