import { token } from '../../composition/token.ts';
import type { SignInViewModel } from '../sign-in/sign-in.view-model.ts';
import type { ReturningParts } from './open-returning.ts';

/** A device that knows clients. */
export const RETURNING = {
  OpenAddAccount: token<() => SignInViewModel>('OpenAddAccount'),
  ReturningParts: token<ReturningParts>('ReturningParts'),
};
