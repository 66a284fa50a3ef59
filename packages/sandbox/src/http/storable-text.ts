/** Where something cannot be kept, from the root of what was sent. */
interface Unstorable {
  readonly path: string;
  readonly message: string;
}

/** Far deeper than any schema. */
const DEEPEST = 20;

/** The database has no place for U+0000, and half a pair of UTF-16 is no character. */
const isText = (value: string): boolean => !value.includes('\0') && !/\p{Surrogate}/u.test(value);

/**
 * The first text, or name of a field, that no database keeps, and whatever is nested so deeply that nobody means it.
 *
 * @param sent a body, a query or the parameters of a path, as it was parsed
 */
export const whereNoText = (sent: unknown): Unstorable | undefined => {
  const left: { readonly value: unknown; readonly path: string; readonly depth: number }[] = [
    { value: sent, path: '', depth: 0 },
  ];
  // No recursion: what is nested deeply enough would end the stack.
  for (let next = left.pop(); next !== undefined; next = left.pop()) {
    const { value, path, depth } = next;
    if (typeof value === 'string' && !isText(value)) return { path, message: 'must be text without U+0000' };
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEEPEST) return { path: '', message: 'must not be nested so deeply' };
    for (const [name, inner] of Object.entries(value).toReversed()) {
      if (!isText(name)) return { path, message: 'must have names without U+0000' };
      left.push({ value: inner, path: `${path}/${name}`, depth: depth + 1 });
    }
  }
  return undefined;
};
