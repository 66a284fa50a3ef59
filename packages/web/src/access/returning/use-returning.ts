import { useState } from 'react';
import { useInject } from '../../composition/injection.tsx';
import { TOKENS } from '../../composition/tokens.ts';
import { ReturningViewModel } from './returning.view-model.ts';

/** One visit to the returning-user view, for as long as the component stays. */
export const useReturning = (nobodyLeft: () => void): ReturningViewModel => {
  const actions = useInject(TOKENS.ReturningActions);
  const exits = useInject(TOKENS.ReturningExits);
  const ports = useInject(TOKENS.FormPorts);
  return useState(() => new ReturningViewModel(actions, { ...exits, nobodyLeft }, ports))[0];
};
