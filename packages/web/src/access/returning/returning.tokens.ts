import { tokens } from '../../composition/token.ts';
import type { SignInViewModel } from '../sign-in/sign-in.view-model.ts';
import type { ReturningParts } from './open-returning.ts';

/** A device that knows clients. */
export const RETURNING = tokens<{
  OpenAddAccount: () => SignInViewModel;
  /** 'Voltar': leaves the stored session as it is. @see decision 0310 */
  LeaveAddition: () => void;
  ReturningParts: ReturningParts;
}>('RETURNING');
