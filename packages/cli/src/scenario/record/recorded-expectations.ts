import { isOfADay, isSteady, isSteadyText } from './moving.ts';
import type { Ran } from '../run-step.ts';
import type { Expected, Value, Values } from '../scenario.ts';
import { stepInto } from './seen-values.ts';

/** So many values of an answer: a reader should see at once what a step expects. */
const MOST = 10;
/** How deep below the root they may lie. */
const DEEPEST = 2;

/** Commands whose answers are of this run alone: the sandbox's controls, made-up data, and the machine. */
const OF_THIS_RUN = ['sandbox', 'gen', 'doctor', 'completion'];

export interface Recording {
  /** Names the variable of an identifier that an earlier step saw. */
  readonly variableOf: (id: unknown) => string | undefined;
  /** Puts the variables of people in the place of their documents. */
  readonly named: (text: string) => string;
  readonly isSecret: (text: string) => boolean;
}

/** What a command must leave when it runs again: its exit, its refusal, and the values that stay the same. */
export const expectationsOf = (command: string, ran: Ran, recording: Recording): Expected => {
  if (ran.exit !== 0) return refusalOf(ran, recording);
  const isOwn = OF_THIS_RUN.includes(command) || typeof ran.json !== 'object' || ran.json === null;
  const found = isOwn ? [] : steadyIn(ran.json, '$', { depth: 0, recording });
  return found.length === 0 ? { exit: 0 } : { json: Object.fromEntries(found.slice(0, MOST)) };
};

const refusalOf = ({ exit, json }: Ran, { isSecret }: Recording): Expected => {
  const { code, message, field }: Record<string, unknown> = Object(Object(json).error);
  const isSaid = typeof message === 'string' && isSteadyText(message) && !isSecret(message);
  return {
    exit,
    ...(typeof code === 'string' && { code }),
    ...(isSaid && { message: literal(message) }),
    ...(typeof field === 'string' && { field }),
  };
};

type Found = readonly (readonly [path: string, expected: Value])[];

interface Looking {
  readonly depth: number;
  readonly recording: Recording;
}

const steadyIn = (value: unknown, path: string, looking: Looking): Found => {
  if (Array.isArray(value)) return ofList(value, path, looking);
  if (typeof value !== 'object' || value === null) return [];
  const { depth, recording } = looking;
  const numbersMove = isOfADay(value);
  const entries = Object.entries(value);
  const own = entries.flatMap(([key, inner]: [string, unknown]): Found => {
    if (!isSteady(key, inner) || (numbersMove && typeof inner === 'number')) return [];
    if (typeof inner === 'string' && recording.isSecret(inner)) return [];
    // Neither a list nor an object.
    return [[stepInto(path, key), typeof inner === 'string' ? recording.named(literal(inner)) : (inner as Value)]];
  });
  if (depth >= DEEPEST) return own;
  const below = entries.flatMap(([key, inner]) =>
    typeof inner === 'object' ? steadyIn(inner, stepInto(path, key), { depth: depth + 1, recording }) : [],
  );
  return [...own, ...below];
};

/** How many there are, and the first one: by its identifier if a step saw it before, and by its place otherwise. */
const ofList = (list: readonly unknown[], path: string, { depth, recording }: Looking): Found => {
  const [first] = list;
  if (typeof first === 'object' && first !== null && isOfADay(first)) return [];
  const count: Values = { count: list.length };
  const variable = recording.variableOf(Object(first).id);
  const id = typeof Object(first).id === 'string' ? `'\${${variable}}'` : `\${${variable}}`;
  const at = variable === undefined ? `${path}[0]` : `${path}[?@.id == ${id}]`;
  return [[path, count], ...(depth >= DEEPEST ? [] : steadyIn(first, at, { depth: DEEPEST, recording }))];
};

/** A text in which no dollar begins a variable. */
const literal = (text: string): string => text.replace(/\$(?=[${])/g, '$$$$');
