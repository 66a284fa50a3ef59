import { useVisit } from '../../composition/use-visit.ts';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { ChangePasswordScreen } from './change-password.screen.tsx';
import { PASSWORD } from './password.tokens.ts';

/** `/change-password`. It draws nothing at the moment when a session ends. */
export const Page = () => {
  const model = useVisit(PASSWORD.OpenChangePassword);
  return <SignedInFrame>{model && <ChangePasswordScreen model={model} />}</SignedInFrame>;
};
