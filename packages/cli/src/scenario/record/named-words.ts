import { relative, dirname, resolve } from 'node:path';
import { existsSync } from 'node:fs';
import * as E from 'fp-ts/Either';
import { MAIL_PARTS } from '../secrets.ts';
import type { Seen } from './seen-values.ts';
import type { Stage } from '../stage.ts';
import { wordsIn } from '../words.ts';

/** The pieces of a command that may be a value: `1=1000.01@10010` has three, and a link is one. */
const PIECE = /https?:\/\/[^\s'"]+|[^\s=@,'"]+/g;

const MAIL_KINDS: readonly (readonly [kind: keyof typeof MAIL_PARTS, look: RegExp])[] = [
  ['code', /^\d{6}$/],
  ['password', /^\w{4}-\w{4}-\w{4}$/],
  // A command that takes the link takes what stands at its end, too.
  ['link', /^https?:\/\/|^[\w-]{16,}$/],
];

export const piecesOf = (line: string): readonly string[] => line.match(PIECE) ?? [];

/** Puts the names of variables in the place of values. What has no name stays. */
export const withNames = (line: string, nameOf: (piece: string) => string | undefined): string =>
  line.replace(PIECE, (piece) => {
    const name = nameOf(piece);
    return name === undefined ? piece : `\${${name}}`;
  });

/** Whose password a command may hold: that of the person whose document it names, or of whoever acts. */
export const personIn = (line: string, as: string | undefined, { actors }: Stage): string | undefined => {
  const pieces = piecesOf(line);
  return [...actors].find(([, { document }]) => pieces.includes(document))?.[0] ?? as;
};

/** Puts the names of people in the place of their documents, and of the password of one of them. */
export const withPeople = (line: string, whose: string | undefined, { actors }: Stage): string => {
  const password = actors.get(whose ?? '')?.password ?? '';
  const spoken = password === '' ? line : line.replaceAll(password, `\${${whose}.password}`);
  return withNames(spoken, (piece) => {
    const [key] = [...actors].find(([, { document }]) => document === piece) ?? [];
    return key === undefined ? undefined : `${key}.document`;
  });
};

/** Names the folder of the file in the place of a path that is there, so that another folder may run it. */
export const withFiles = (line: string, file: string): string => {
  const there = wordsIn(line).filter((word) => /[./]/.test(word) && !word.startsWith('$') && existsSync(word));
  return there.reduce((text, word) => {
    const path = relative(resolve(dirname(file)), resolve(word));
    return text.replace(word, `\${here}/${path}`);
  }, line);
};

/** Finds the code, the password or the link in the newest e-mail to somebody. */
export const inMail = async (value: string, step: number, { sandbox, actors }: Stage): Promise<Seen | undefined> => {
  const [kind] = MAIL_KINDS.find(([, look]) => look.test(value)) ?? [];
  if (kind === undefined || step < 0) return undefined;
  const mails = await sandbox.outbox({ to: undefined, last: undefined })();
  const mail = E.isLeft(mails) ? undefined : mails.right.find(({ text }) => isPart(MAIL_PARTS[kind](text), value));
  if (mail === undefined || E.isLeft(mails)) return undefined;
  const newest = mails.right.find(({ to }) => to === mail.to);
  if (newest !== mail) return undefined;
  for (const [key, { document }] of actors) {
    const theirs = await sandbox.outbox({ to: document, last: 1 })();
    if (E.isRight(theirs) && theirs.right[0]?.to === mail.to)
      return { step, name: kind, source: { mail: kind, to: key } };
  }
  return { step, name: kind, source: { mail: kind, to: mail.to } };
};

const isPart = (part: string | undefined, value: string): boolean =>
  part === value || part?.endsWith(`/${value}`) === true;
