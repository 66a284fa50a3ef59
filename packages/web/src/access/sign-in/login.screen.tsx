import * as O from 'fp-ts/Option';
import { lazy, useState, type ComponentType } from 'react';
import { useInject } from '../../composition/injection.tsx';
import { TOKENS } from '../../composition/tokens.ts';
import type { ReturningProps } from '../returning/returning.screen.tsx';
import { SignInScreen } from './sign-in.screen.tsx';

/**
 * `/login`: the form, or the accounts that this device knows.
 *
 * @param loadReturning brings what only returning users need; made anew with the route, so that it can be tried again
 * @see spec A §2 Login screen
 */
export const makeLoginScreen = (loadReturning: () => Promise<ComponentType<ReturningProps>>): ComponentType => {
  const ReturningScreen = lazy(async () => ({ default: await loadReturning() }));
  return () => {
    const memory = useInject(TOKENS.DeviceMemory);
    const [isReturning, setReturning] = useState(() => O.exists(isNotEmpty)(memory.savedAccounts.read()));
    return isReturning ? <ReturningScreen onNobodyLeft={() => setReturning(false)} /> : <SignInScreen />;
  };
};

const isNotEmpty = (accounts: readonly unknown[]): boolean => accounts.length > 0;
