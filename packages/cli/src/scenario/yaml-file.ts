import { readFile } from 'node:fs/promises';
import { Ajv, type ErrorObject } from 'ajv';
import * as E from 'fp-ts/Either';
import leven from 'leven';
import { isMap, isNode, isPair, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';
import type { Mistake, Place, PlaceOf, Value } from './scenario.ts';

/** A key or an index on the way to a value. */
type Way = readonly (string | number)[];

/** A file that fits its schema, and where each of its values stands. */
export interface YamlFile<A> {
  readonly written: A;
  readonly placeOf: PlaceOf;
}

/** A value that replaces another one: `--set`. Its way starts at the root. */
export interface Replacement {
  readonly way: Way;
  readonly value: Value;
}

/** How to read one kind of file. */
export interface Reading {
  readonly schema: object;
  readonly replacements?: (written: unknown) => readonly Replacement[];
}

/** The known word that a person may have meant, as the end of a sentence: a third of its letters may be wrong. */
export const meant = (word: string, known: readonly string[]): string => {
  const [nearest] = known.toSorted((one, other) => leven(word, one) - leven(word, other));
  return nearest !== undefined && leven(word, nearest) <= Math.ceil(word.length / 3)
    ? `; did you mean "${nearest}"?`
    : '';
};

const ajv = new Ajv({ allErrors: true, verbose: true, allowUnionTypes: true });

/** Reads a YAML file, and checks it by its schema. Every mistake has its place. */
export const readYaml = async <A>(
  file: string,
  { schema, replacements = () => [] }: Reading,
): Promise<E.Either<readonly Mistake[], YamlFile<A>>> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined) return E.left([{ file, line: 1, column: 1, message: 'the file cannot be read' }]);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const placeAt = (offset: number): Place => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  const placeOf: PlaceOf = (...way) => placeAt(offsetOf(document, way));
  const wrong = [...document.errors.map(({ pos, message }) => [pos[0], message] as const), ...cutNumbers(document)];
  if (wrong.length > 0) return E.left(wrong.map(([offset, message]) => ({ ...placeAt(offset), message })));
  const read = E.tryCatch(() => contentOf(document, replacements), toMessage);
  if (E.isLeft(read)) return E.left([{ ...placeOf(), message: read.left }]);
  const [check, written] = [ajv.compile<A>(schema), read.right];
  if (check(written)) return E.right({ written, placeOf });
  return E.left(
    (check.errors ?? [])
      // The error beside it says what is wrong with the name.
      .filter(({ keyword }) => keyword !== 'propertyNames')
      .map((error) => ({ ...placeAt(offsetOfError(document, error)), message: sentenceOf(error) })),
  );
};

/** What the file says with its replacements. @throws for an alias of nothing, and for a replacement inside a text */
const contentOf = (document: Document, replacements: NonNullable<Reading['replacements']>): unknown => {
  for (const { way, value } of replacements(document.toJS())) document.setIn(way, value);
  return document.toJS();
};

const toMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The documents, CEPs and telephones that lose their first zero, because nothing says that they are text. */
const cutNumbers = (document: Document): readonly (readonly [offset: number, message: string])[] => {
  const cut: [number, string][] = [];
  visit(document, {
    Scalar: (_key, { value, source = '', range }) => {
      if (typeof value === 'number' && /^0\d/.test(source))
        cut.push([range?.[0] ?? 0, `${source} is read as the number ${value}: write "${source}"`]);
    },
  });
  return cut;
};

/** Where a value begins; that of the nearest one around it if it has no place. */
const offsetOf = (document: Document, way: Way): number => {
  const node: unknown = document.getIn(way, true);
  if (isNode(node) && node.range) return node.range[0];
  return way.length === 0 ? 0 : offsetOf(document, way.slice(0, -1));
};

const offsetOfKey = (document: Document, way: Way, key: string): number => {
  const node: unknown = document.getIn(way, true);
  const found = isMap(node)
    ? node.items.find((pair) => isPair(pair) && isScalar(pair.key) && pair.key.value === key)
    : undefined;
  return found !== undefined && isScalar(found.key) && found.key.range ? found.key.range[0] : offsetOf(document, way);
};

const wayOf = ({ instancePath }: ErrorObject): Way =>
  instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));

const offsetOfError = (document: Document, error: ErrorObject): number => {
  const key = unknownKeyOf(error) ?? error.propertyName;
  return key === undefined ? offsetOf(document, wayOf(error)) : offsetOfKey(document, wayOf(error), key);
};

const unknownKeyOf = ({ keyword, params }: ErrorObject): string | undefined =>
  keyword === 'additionalProperties' ? String(params['additionalProperty']) : undefined;

const sentenceOf = (error: ErrorObject): string => {
  const { keyword, params, message = 'wrong', propertyName, data } = error;
  const unknown = unknownKeyOf(error);
  if (unknown !== undefined) return `unknown key "${unknown}"${meant(unknown, keysOf(error))}`;
  if (propertyName !== undefined) return `"${propertyName}" is no name: letters, digits and _ make one`;
  if (keyword === 'required') return `the key "${String(params['missingProperty'])}" is missing`;
  if (keyword === 'enum') {
    const known: readonly string[] = [params['allowedValues']].flat().map(String);
    return `"${String(data)}" is none of ${known.join(', ')}${meant(String(data), known)}`;
  }
  const [last] = wayOf(error).slice(-1);
  return `${last === undefined ? 'the file' : `"${last}"`} ${message}`;
};

const keysOf = ({ parentSchema }: ErrorObject): readonly string[] => Object.keys(Object(parentSchema?.['properties']));
