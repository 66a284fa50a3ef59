/** A value that the database cannot keep. The path starts at the root of the request's part. */
interface Unstorable {
  readonly path: string;
  readonly message: string;
}

/** Deeper than any schema. */
const DEEPEST = 20;
const TOO_DEEP: Unstorable = { path: '', message: 'must not be nested so deeply' };

/** PostgreSQL cannot keep U+0000, and half of a surrogate pair is no character. */
const isText = (value: string): boolean => !value.includes('\0') && !/\p{Surrogate}/u.test(value);

const within = (name: string | number, found: Unstorable): Unstorable =>
  found === TOO_DEEP ? found : { ...found, path: `/${String(name)}${found.path}` };

const inList = (list: readonly unknown[], depth: number): Unstorable | undefined => {
  for (let index = 0; index < list.length; index += 1) {
    const found = inside(list[index], depth);
    if (found !== undefined) return within(index, found);
  }
  return undefined;
};

const inObject = (value: object, depth: number): Unstorable | undefined => {
  for (const [name, inner] of Object.entries(value)) {
    if (!isText(name)) return { path: '', message: 'must have names without U+0000' };
    const found = inside(inner, depth);
    if (found !== undefined) return within(name, found);
  }
  return undefined;
};

/** A body of 1 MB holds half a million values: the search makes nothing for a value that is well. */
const inside = (value: unknown, depth: number): Unstorable | undefined => {
  if (typeof value === 'string')
    return isText(value) ? undefined : { path: '', message: 'must be text without U+0000' };
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === DEEPEST) return TOO_DEEP;
  return Array.isArray(value) ? inList(value, depth + 1) : inObject(value, depth + 1);
};

/** Finds the first text or field name that the database cannot keep, or a value that is nested too deeply. */
export const whereNoText = (sent: unknown): Unstorable | undefined => inside(sent, 0);
