import type { Mail } from '@aroeira/adapters-http/controls';
import * as E from 'fp-ts/Either';
import { openFile, rowsIn, textIn } from './files.ts';
import { find } from './json-path.ts';
import { compare, compareText, compareWhole, type Difference } from './matchers.ts';
import type { Ran } from './run-step.ts';
import type { Expected, ExpectedFile, ExpectedMail, Text, Value, WrittenStep } from './scenario.ts';

/** Reads the newest e-mail to somebody. `undefined` when there is none. */
export type NewestMail = (to: string | undefined) => Promise<Mail | undefined>;

/** Whether the command must print JSON: something of it is expected or saved. */
export const needsJson = ({ expect = {}, save = {} }: Pick<WrittenStep, 'expect' | 'save'>): boolean =>
  isRefusal(expect) || expect.json !== undefined || Object.values(save).some((source) => typeof source === 'string');

const isRefusal = ({ code, message, field }: Expected): boolean =>
  code !== undefined || message !== undefined || field !== undefined;

/** Compares what a command left with what the step expects. None left means that all of it holds. */
export const differencesOf = async (
  expected: Expected,
  ran: Ran,
  newestMail: NewestMail,
): Promise<readonly Difference[]> => {
  const exit = ofExit(expected, ran);
  // Another end printed something else: its sentence says more than every path that is not there.
  const json = exit.length > 0 ? [] : Object.entries(expected.json ?? {});
  return [
    ...exit,
    ...ofRefusal(expected, ran),
    ...json.flatMap(([path, wanted]) => ofJson(path, wanted, ran)),
    ...(expected.text === undefined ? [] : compareText('text', expected.text, ran.out)),
    ...(expected.file === undefined ? [] : await ofFile(expected.file)),
    ...(expected.mail === undefined ? [] : await ofMail(expected.mail, newestMail)),
  ];
};

const ofExit = (expected: Expected, { exit, out, err }: Ran): readonly Difference[] => {
  const wanted = expected.exit ?? (isRefusal(expected) ? 1 : 0);
  const told = (err || out).trim();
  const got = told === '' ? String(exit) : `${exit}: ${told}`;
  return wanted === exit ? [] : [{ what: 'exit', expected: String(wanted), got }];
};

const ofRefusal = (expected: Expected, { err }: Ran): readonly Difference[] => {
  if (!isRefusal(expected)) return [];
  const refused = new Map(Object.entries(Object(new Map(Object.entries(Object(parsed(err)))).get('error'))));
  const { code, message, field } = expected;
  return [
    ...(code === undefined ? [] : compareWhole('code', code, refused.get('code'))),
    ...(message === undefined ? [] : ofSentence(message, refused.get('message'))),
    ...(field === undefined ? [] : compareWhole('field', field, refused.get('field'))),
  ];
};

const ofSentence = (expected: Text, got: unknown): readonly Difference[] =>
  typeof expected === 'string'
    ? compareWhole('message', expected, got)
    : compareText('message', expected, typeof got === 'string' ? got : undefined);

const ofJson = (path: string, wanted: Value, { out }: Ran): readonly Difference[] => {
  const what = `json ${path}`;
  const json = parsed(out);
  if (json === undefined) return [{ what, expected: 'JSON', got: out.trim() === '' ? 'nothing' : out.trim() }];
  const found = find(path, json);
  return E.isLeft(found) ? [{ what, expected: 'a JSON path', got: found.left }] : compare(what, wanted, found.right);
};

const ofFile = async ({ path, type, text, rows, size }: ExpectedFile): Promise<readonly Difference[]> => {
  const file = await openFile(path);
  if (file === undefined) return [{ what: 'file', expected: path, got: 'no such file' }];
  const content = text === undefined && rows === undefined ? '' : await textIn(file);
  const one = (value: unknown) => ({ values: [value], isOfOne: true });
  return [
    ...(type === undefined ? [] : compareWhole('file type', type, file.type)),
    ...(text === undefined ? [] : compareText('file text', text, content)),
    ...(rows === undefined ? [] : compare('file rows', rows, one(rowsIn(content)))),
    ...(size === undefined ? [] : compare('file size', size, one(file.bytes.length))),
  ];
};

const ofMail = async (expected: ExpectedMail, newestMail: NewestMail): Promise<readonly Difference[]> => {
  const mail = await newestMail(expected.to);
  if (mail === undefined) return [{ what: 'mail', expected: 'an e-mail', got: 'nothing' }];
  const { subject, text } = expected;
  return [
    ...(subject === undefined ? [] : compareText('mail subject', subject, mail.subject)),
    ...(text === undefined ? [] : compareText('mail text', text, mail.text)),
  ];
};

/** A text as JSON. `undefined` for any other text. */
export const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
