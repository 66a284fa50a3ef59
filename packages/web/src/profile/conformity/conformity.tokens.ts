import type { ConformityTerms } from '@aroeira/domain/profile';
import { tokens } from '../../composition/token.ts';
import type { ConformityViewModel } from './conformity.view-model.ts';

/** The page that says the state of the term, or the one on which the client reads it. */
export type ConformityPage = 'status' | 'reading';

/** The conformity term of the client. */
export const CONFORMITY = tokens<{
  Terms: ConformityTerms;
  /** Opens one of the two pages. Answers nothing without a session. */
  OpenConformity: (page: ConformityPage) => ConformityViewModel | undefined;
}>('CONFORMITY');
