import {
  isNamedTerm,
  NAMED_TERMS,
  type NamedTerm,
  type ReadableTerm,
  type TermSource,
} from '@aroeira/domain/registration';

/** The term that a page asks for: by its name, or as it is. */
export type AskedTerm = NamedTerm | ReadableTerm;

/** Where a visit says which term it shows. */
interface Place {
  /** `{ term: 'proposal' }` or `{ term: { title, source, isAccepted } }`. */
  readonly state: object | undefined;
  /** `?term=privacy`. An address names only a named term, because anybody may write an address. */
  readonly search: string;
}

/** Reads which term a visit shows. @see spec A §2 Registration routes; decision 0184 */
export const askedTermIn = ({ state, search }: Place): AskedTerm | undefined => {
  const given: unknown = state !== undefined && 'term' in state ? state.term : new URLSearchParams(search).get('term');
  return isNamedTerm(given) ? given : readableIn(given);
};

/** The term itself. */
export const termOf = (asked: AskedTerm): ReadableTerm => (typeof asked === 'string' ? NAMED_TERMS[asked] : asked);

const readableIn = (given: unknown): ReadableTerm | undefined => {
  if (typeof given !== 'object' || given === null) return undefined;
  if (!('title' in given && 'source' in given && 'isAccepted' in given)) return undefined;
  const { title, isAccepted } = given;
  const source = sourceIn(given.source);
  if (typeof title !== 'string' || typeof isAccepted !== 'boolean' || source === undefined) return undefined;
  return { title, source, isAccepted };
};

const sourceIn = (given: unknown): TermSource | undefined => {
  if (typeof given !== 'object' || given === null || !('_tag' in given)) return undefined;
  if (given._tag === 'PublicForm' && 'form' in given && isNamedTerm(given.form))
    return { _tag: 'PublicForm', form: given.form };
  if (given._tag === 'ListedTerm' && 'id' in given && Number.isSafeInteger(given.id))
    return { _tag: 'ListedTerm', id: Number(given.id) };
  return undefined;
};
