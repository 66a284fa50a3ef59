import { readFile } from 'node:fs/promises';
import * as E from 'fp-ts/Either';
import { LineCounter, parseDocument, visit, type Document, type YAMLParseError } from 'yaml';
import type { Mistake, Place, PlaceOf, Value } from './scenario.ts';
import { fitted, offsetOf, type Fitted, type Way, type Wrong } from './schema-mistakes.ts';

/** A file, what is wrong with it, and where each of its values stands. */
export interface YamlFile<A> extends Pick<Fitted<A>, 'written' | 'lost'> {
  readonly mistakes: readonly Mistake[];
  readonly placeOf: PlaceOf;
}

/** A value that replaces another one: `--set`. Its way starts at the root. */
export interface Replacement {
  readonly way: Way;
  readonly value: Value;
}

export interface Reading {
  readonly schema: object;
  readonly replacements?: (written: unknown) => readonly Replacement[];
}

/** Reads a YAML file, and checks it by its schema. Every mistake has its place. */
export const readYaml = async <A>(file: string, reading: Reading): Promise<YamlFile<A>> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const lines = new LineCounter();
  const document = parseDocument(text ?? '', { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const { written, lost, wrong } =
    text === undefined ? nothing([[0, 'the file cannot be read']]) : contentOf<A>(document, text, reading);
  return {
    written,
    lost,
    mistakes: wrong.map(([offset, message]) => ({ ...placeAt(offset), message })),
    placeOf: (...way) => placeAt(offsetOf(document, way)),
  };
};

const nothing = (wrong: readonly Wrong[]): Fitted<never> => ({ written: undefined, wrong, lost: new Set() });

/** What is wrong without a doubt of what the rest says. */
const CLEAR = 'DUPLICATE_KEY';

/** The sentences of the library that speak to a programmer. */
const SENTENCES: ReadonlyMap<string, string> = new Map([
  ['MULTIPLE_DOCS', 'a file is one scenario: what stands behind --- needs a file of its own'],
]);

/** The first slip that makes the file no YAML. What the library says of the rest follows from it. */
const unreadable = ({ code, pos: [at], message }: YAMLParseError, text: string): Wrong => {
  const from = text.lastIndexOf(' ', at) + 1;
  const [word = ''] = text.slice(from).split(/[\s,}]/);
  return text[at] === '[' && word.startsWith('$')
    ? [from, `a path with brackets needs quotes between { and }: "${word}"`]
    : [at, SENTENCES.get(code) ?? message];
};

/** What the file says with its replacements. What is no YAML is told alone. */
const contentOf = <A>(document: Document, text: string, { schema, replacements = () => [] }: Reading): Fitted<A> => {
  const errors = document.errors.map(({ code, pos, message }): Wrong => [pos[0], SENTENCES.get(code) ?? message]);
  const first = document.errors.find(({ code }) => code !== CLEAR);
  if (first !== undefined) return nothing([unreadable(first, text)]);
  // An alias of nothing throws, and so does a replacement inside a text.
  const replaced = E.tryCatch(() => {
    for (const { way, value } of replacements(document.toJS())) document.setIn(way, value);
    return document.toJS();
  }, toMessage);
  if (E.isLeft(replaced)) return nothing([[offsetOf(document, []), replaced.left]]);
  const cut = cutNumbers(document);
  const { written, wrong, lost } = fitted<A>(document, schema);
  const cutAt = new Set(cut.map(([offset]) => offset));
  return { written, wrong: [...errors, ...cut, ...wrong.filter(([offset]) => !cutAt.has(offset))], lost };
};

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The documents, CEPs and telephones that lose their first zero, because nothing says that they are text. */
const cutNumbers = (document: Document): readonly Wrong[] => {
  const cut: Wrong[] = [];
  visit(document, {
    Scalar: (_key, { value, source = '', range }) => {
      if (typeof value === 'number' && /^0\d/.test(source))
        cut.push([range?.[0] ?? 0, `${source} is read as the number ${value}: write "${source}"`]);
    },
  });
  return cut;
};
