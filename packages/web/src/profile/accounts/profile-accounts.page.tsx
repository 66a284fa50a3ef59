import { useVisit } from '../../composition/use-visit.ts';
import { Permitted } from '../../registration/standing/permitted.tsx';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { ProfileAccountsScreen } from './profile-accounts.screen.tsx';
import { PROFILE_ACCOUNTS } from './accounts.tokens.ts';

/** `/profile-bank-accounts`. It draws nothing while a session ends. */
export const Page = () => (
  <SignedInFrame>
    <Permitted to="profileEditing">
      <Accounts />
    </Permitted>
  </SignedInFrame>
);

const Accounts = () => {
  const model = useVisit(PROFILE_ACCOUNTS.OpenAccounts);
  return model === undefined ? null : <ProfileAccountsScreen model={model} />;
};
