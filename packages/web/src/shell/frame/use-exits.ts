import { createContext, use } from 'react';
import type { ExitsViewModel } from './exits.view-model.ts';

/** Given by the frame of signed-in screens to what is inside it. */
export const ExitsContext = createContext<ExitsViewModel | undefined>(undefined);

/**
 * The ways out of the session, for a screen that offers one itself.
 *
 * @throws Error outside of the frame of signed-in screens
 */
export const useExits = (): ExitsViewModel => {
  const exits = use(ExitsContext);
  if (exits === undefined) throw new Error('useExits outside of SignedInFrame');
  return exits;
};
