/** The terms that the product names itself. @see spec A §2 Registration routes */
export type NamedTerm = 'proposal' | 'privacy';

/** Where a term comes from: a public form of ours, or the terms to sign. @see spec A §7 "PDFs"; decision Q143 */
export type TermSource =
  | { readonly _tag: 'PublicForm'; readonly form: NamedTerm }
  | { readonly _tag: 'ListedTerm'; readonly id: number };

/** A term to read as a PDF. @see spec A §2 Registration routes "a term object (title, source, accept flag)" */
export interface ReadableTerm {
  readonly title: string;
  readonly source: TermSource;
  /** Whether the client accepts the term after the reading. */
  readonly isAccepted: boolean;
}

/** The named terms. The titles are ours. */
export const NAMED_TERMS: Readonly<Record<NamedTerm, ReadableTerm>> = {
  proposal: { title: 'Proposta de serviços', source: { _tag: 'PublicForm', form: 'proposal' }, isAccepted: true },
  privacy: { title: 'Política de privacidade', source: { _tag: 'PublicForm', form: 'privacy' }, isAccepted: false },
};

/** Reads the name of a term. */
export const isNamedTerm = (name: unknown): name is NamedTerm => name === 'proposal' || name === 'privacy';
