import { useEffect, useState } from 'react';
import { useInject } from '../../composition/injection.tsx';
import { TOKENS } from '../../composition/tokens.ts';
import { SignedInFrame } from '../../shell/signed-in-frame.tsx';
import { ChangePasswordScreen } from './change-password.screen.tsx';

/** `/change-password`, within the frame of signed-in screens. */
export const ChangePassword = () => (
  <SignedInFrame>
    <Visit />
  </SignedInFrame>
);

/** Nothing is drawn for the moment in which a session ends. */
const Visit = () => {
  const [model] = useState(useInject(TOKENS.OpenChangePassword));
  useEffect(() => {
    model?.submission.open();
    return model?.submission.leave;
  }, [model]);
  return model === undefined ? null : <ChangePasswordScreen model={model} />;
};
