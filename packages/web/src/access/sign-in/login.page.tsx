import * as O from 'fp-ts/Option';
import { lazy, useState, type ComponentType } from 'react';
import { useInject, useVisit } from '../../composition/injection.tsx';
import type { Later } from '../../composition/later.ts';
import { SHARED } from '../../composition/shared.tokens.ts';
import { PublicShell } from '../../shell/frame/public-shell.tsx';
import { ACCESS } from '../access.tokens.ts';
import type { ReturningProps } from '../returning/returning.page.tsx';
import { SignInScreen } from './sign-in.screen.tsx';
import type { LoadSignInCalls } from './sign-in.view-model.ts';

/**
 * `/login`: the form, or the accounts that this device knows.
 *
 * @param later resolves what calls the server
 * @param loadReturning loads what only returning users need. Each try to load makes a new page
 * @see spec A §2 Login screen
 */
export const makeLoginPage = (
  later: Later,
  loadReturning: () => Promise<ComponentType<ReturningProps>>,
): ComponentType => {
  const Returning = lazy(async () => {
    const [Page] = await Promise.all([loadReturning(), later(ACCESS.ReturningParts)]);
    return { default: Page };
  });
  const loadCalls = () => later(ACCESS.OpenSignInCalls);
  return () => {
    const memory = useInject(SHARED.DeviceMemory);
    const [isReturning, setReturning] = useState(() => O.exists(isNotEmpty)(memory.savedAccounts.read()));
    return isReturning ? <Returning onNobodyLeft={() => setReturning(false)} /> : <FirstSignIn loadCalls={loadCalls} />;
  };
};

const isNotEmpty = (accounts: readonly unknown[]): boolean => accounts.length > 0;

/** The form on a device that knows no account. */
const FirstSignIn = ({ loadCalls }: { readonly loadCalls: LoadSignInCalls }) => {
  const model = useVisit(ACCESS.OpenSignIn, loadCalls);
  return (
    <PublicShell>
      <SignInScreen
        model={model}
        title="BEM-VINDO"
        signUp="Cadastre-se"
        beside={<span className="secondary">Ainda não investe com a gente?</span>}
      />
    </PublicShell>
  );
};
