import type { Fields, FieldType, Typed } from '../../kernel/fields/index.ts';
import type { DraftContent } from './step-drafts.ports.ts';

/** How long a draft stays on the device, in milliseconds: a day. @see decision 0202 */
export const DRAFT_LASTS = 24 * 60 * 60 * 1000;

/** The fields that no draft holds: secrets, proofs that are valid once, and files. @see decision 0202 */
const NEVER_KEPT: ReadonlySet<FieldType> = new Set<FieldType>(['password', 'captcha', 'upload']);

/** Whether a draft holds a field. */
export const isDrafted = (type: FieldType): boolean => !NEVER_KEPT.has(type);

/** What a draft holds in place of a file: that the client chose one. */
const CHOSEN = 'chosen';

/**
 * What a draft of the form holds. `undefined` for a form without such a field.
 *
 * @param files the names of the fields whose file the draft cannot hold
 */
export const draftOf = <F extends Fields>(
  fields: F,
  typed: Typed<F>,
  files: readonly string[] = [],
): DraftContent | undefined => {
  const kept = Object.entries(fields).flatMap(([name, { type }]) => (isDrafted(type) ? [[name, typed[name]]] : []));
  return kept.length === 0 ? undefined : Object.fromEntries([...kept, ...files.map((name) => [name, CHOSEN])]);
};

/** The fields whose file was chosen when the draft was made. The device keeps no file, so the client chooses again. */
export const filesLostFrom = (fields: Fields, draft: DraftContent): readonly string[] =>
  Object.entries(fields).flatMap(([name, { type }]) => (type === 'upload' && draft[name] === CHOSEN ? [name] : []));

/** The fields whose file the client chose here. A removed file of the server is no such file. */
export const filesChosenIn = (fields: Fields, typed: Readonly<Record<string, unknown>>): readonly string[] =>
  Object.entries(fields).flatMap(([name, { type }]) => (type === 'upload' && isChosen(typed[name]) ? [name] : []));

const isChosen = (file: unknown): boolean =>
  typeof file === 'object' && file !== null && 'isChanged' in file && file.isChanged === true;

/**
 * What of a draft the form takes. It leaves out what the form does not hold any more, and whatever has another shape:
 * the app may have changed since.
 */
export const typedFromDraft = <F extends Fields>(fields: F, draft: DraftContent): Partial<Typed<F>> => {
  const taken = Object.entries(fields).flatMap(([name, { type, empty }]) =>
    name in draft && isDrafted(type) && isLike(empty, draft[name]) ? [[name, draft[name]]] : [],
  );
  // Object.fromEntries loses the type of each name.
  return Object.fromEntries(taken) as Partial<Typed<F>>;
};

/** Whether a value has the shape of a field. A choice starts as `undefined`, so it may be anything but a typed text. */
const isLike = (empty: unknown, value: unknown): boolean => {
  if (empty === undefined || value === undefined) return true;
  if (Array.isArray(empty)) return Array.isArray(value);
  return typeof empty === typeof value && value !== null;
};
