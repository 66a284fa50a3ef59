/** A value that the database cannot keep. The path starts at the root of the request's part. */
interface Unstorable {
  readonly path: string;
  readonly message: string;
}

/** Deeper than any schema. */
const DEEPEST = 20;

/** PostgreSQL cannot keep U+0000, and half of a surrogate pair is no character. */
const isText = (value: string): boolean => !value.includes('\0') && !/\p{Surrogate}/u.test(value);

/**
 * Finds the first text or field name that the database cannot keep, or a value that is nested too deeply.
 *
 * @param sent the parsed body, query or parameters of a path
 */
export const whereNoText = (sent: unknown): Unstorable | undefined => {
  const left: { readonly value: unknown; readonly path: string; readonly depth: number }[] = [
    { value: sent, path: '', depth: 0 },
  ];
  // A loop, because a recursion over a deep value would overflow the stack.
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
