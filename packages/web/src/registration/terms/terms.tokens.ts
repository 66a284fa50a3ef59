import type { ReadableTerms } from '@aroeira/domain/registration';
import { token } from '../../composition/token.ts';
import type { Path } from '../../shell/routing/paths.ts';
import type { TermViewModel } from './term.view-model.ts';

export const TERMS = {
  ReadableTerms: token<ReadableTerms>('ReadableTerms'),
  /** Answers with a path when no term is asked for. */
  OpenTerm: token<() => TermViewModel | Path>('OpenTerm'),
};
