import * as E from 'fp-ts/Either';
import { parsed, type NewestMail } from './expectations.ts';
import { openFile, textIn } from './files.ts';
import { find } from './json-path.ts';
import type { Difference } from './matchers.ts';
import type { Ran } from './run-step.ts';
import type { Source, Value } from './scenario.ts';
import { MAIL_PARTS } from './secrets.ts';

/** Reads a variable from where its source says. A difference tells that there is none. */
export const readSaved = async (
  name: string,
  source: Source,
  { ran, newestMail }: { readonly ran: Ran; readonly newestMail: NewestMail },
): Promise<E.Either<Difference, Value>> => {
  const nothing = (expected: string): Difference => ({ what: `save ${name}`, expected, got: 'nothing' });
  if (typeof source === 'string') return E.fromNullable(nothing(source))(only(source, parsed(ran.out)));
  if (source.mail !== undefined) {
    const mail = await newestMail(source.to);
    const part = mail && MAIL_PARTS[source.mail](mail.text);
    return E.fromNullable(nothing(`a ${source.mail} in the newest e-mail`))(part);
  }
  const file = await openFile(source.file ?? '');
  if (file === undefined) return E.left(nothing(`the file ${source.file}`));
  const text = await textIn(file);
  return source.path === undefined
    ? E.right(text)
    : E.fromNullable(nothing(source.path))(only(source.path, parsed(text)));
};

/** The one value at a path, or the first of several. */
const only = (path: string, json: unknown): Value | undefined => {
  const found = find(path, json);
  // What JSON.parse gave is a value.
  return E.isLeft(found) ? undefined : (found.right.values[0] as Value | undefined);
};
