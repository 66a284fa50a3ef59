import type { ReadableTerms } from '@aroeira/domain/registration';
import { tokens } from '../../composition/token.ts';
import type { Path } from '../../shell/routing/paths.ts';
import type { TermViewModel } from './term.view-model.ts';

export const TERMS = tokens<{
  ReadableTerms: ReadableTerms;
  /** Answers with a path when no term is asked for. */
  OpenTerm: () => TermViewModel | Path;
}>('TERMS');
