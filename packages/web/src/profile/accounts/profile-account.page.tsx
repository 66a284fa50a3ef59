import { useVisit } from '../../composition/use-visit.ts';
import { Permitted } from '../../registration/standing/permitted.tsx';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { ProfileAccountScreen } from './profile-account.screen.tsx';
import { PROFILE_ACCOUNTS } from './accounts.tokens.ts';

/** `/profile-bank-accounts/add`. It draws nothing while a session ends. */
export const Page = () => (
  <SignedInFrame>
    <Permitted to="profileEditing">
      <Account />
    </Permitted>
  </SignedInFrame>
);

const Account = () => {
  const model = useVisit(PROFILE_ACCOUNTS.OpenAccount);
  return model === undefined ? null : <ProfileAccountScreen model={model} />;
};
