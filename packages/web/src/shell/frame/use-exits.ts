import { createContext, use } from 'react';
import type { ExitsViewModel } from './exits.view-model.ts';

/** The frame of signed-in pages gives the ways out to its pages. */
export const ExitsContext = createContext<ExitsViewModel | undefined>(undefined);

/**
 * The ways out of the session, for a page that offers one itself.
 *
 * @throws Error outside the frame of signed-in screens
 */
export const useExits = (): ExitsViewModel => {
  const exits = use(ExitsContext);
  if (exits === undefined) throw new Error('useExits outside of SignedInFrame');
  return exits;
};
