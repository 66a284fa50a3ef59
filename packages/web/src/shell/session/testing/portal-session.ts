import { signedIn } from '../../../access/testing/signed-in.ts';
import type { Moves } from '../kept.ts';

/** The session of ana on this device, and a navigation that the test moves. */
export const portalSession = () => {
  const listeners: (() => void)[] = [];
  let path = '/dashboard';
  const navigation: Moves = {
    path: () => path,
    subscribe: (listener) => {
      listeners.push(listener);
      return () => undefined;
    },
  };
  return {
    memory: signedIn(),
    navigation,
    goTo: (next: string) => {
      path = next;
      for (const tell of listeners) tell();
    },
  };
};
