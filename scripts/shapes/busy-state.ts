import { at, listAt, wordAt, type Node } from '../ledger/syntax.ts';
import { calledIn, nameOf, refuses } from './shape.ts';

/** Busy state that a page keeps by hand. `ui/call.ts` and `ui/loaded.ts` keep it, and drop a late answer. */

/** What a flag or a state is called while something is under way. */
const WORDS =
  'busy|sending|loading|saving|pending|under-?way|submitting|fetching|posting|working|waiting|searching|in-?flight|in-?progress|running|deleting|removing|updating|processing';
const FLAG = new RegExp(`^(?:(?:is|are|was|has)_?)?(?:${WORDS})$`, 'i');
const STATE = new RegExp(`^(?:idle|${WORDS})$`, 'i');

/** What keeps a value from one drawing to the next. */
const KEEPS = /^use(State|Reducer|Ref|Transition|ActionState|Optimistic|LocalObservable)$|^(observable|box|ref)$/;
const COLLECTS = /^(Weak)?(Set|Map)$/;
const IN_CHARGE = /^(Call|Loaded)$/;

/** Whether a field or a variable is one that `ui/` watches over, or is worked out and not kept. */
const isWatched = (value: Node | undefined, type: Node | undefined): boolean =>
  (value?.type === 'NewExpression' && IN_CHARGE.test(calledIn(value))) ||
  value?.type === 'ArrowFunctionExpression' ||
  (value === undefined && IN_CHARGE.test(nameOf(at(at(type, 'typeAnnotation'), 'typeName'))));

const isKeptField = (node: Node): boolean =>
  node.type === 'PropertyDefinition' &&
  FLAG.test(nameOf(at(node, 'key'))) &&
  !isWatched(at(node, 'value'), at(node, 'typeAnnotation'));

const targetOf = (node: Node): Node | undefined =>
  node.type === 'AssignmentExpression' ? at(node, 'left') : at(node, 'argument');

/** `this.isSaving = true`, `pending++` */
const isTurned = (node: Node): boolean => {
  if (node.type !== 'AssignmentExpression' && node.type !== 'UpdateExpression') return false;
  const target = targetOf(node);
  const name = nameOf(target?.type === 'MemberExpression' ? at(target, 'property') : target);
  return FLAG.test(name) && !isWatched(at(node, 'right'), undefined);
};

/** `let sending = false`, `const [isSaving, setSaving] = useState(false)`, `const pending = new Set()` */
const isKeptVariable = (node: Node, around: (node: Node) => Node | undefined): boolean => {
  if (node.type !== 'VariableDeclarator') return false;
  const [id, init] = [at(node, 'id'), at(node, 'init')];
  const name = nameOf(id?.type === 'ArrayPattern' ? listAt(id, 'elements')[0] : id);
  const isLet = wordAt(around(node), 'kind') === 'let';
  return FLAG.test(name) && (isLet || KEEPS.test(calledIn(init)) || COLLECTS.test(calledIn(init)));
};

/** `constructor(private isSaving = false)` */
const isKeptParameter = (node: Node): boolean => {
  const parameter = node.type === 'TSParameterProperty' ? at(node, 'parameter') : undefined;
  return FLAG.test(nameOf(parameter?.type === 'AssignmentPattern' ? at(parameter, 'left') : parameter));
};

/** `observable({ isLoading: false })`, `useState({ sending: false })` */
const isKeptInObject = (node: Node, around: (node: Node) => Node | undefined): boolean => {
  if (node.type !== 'Property' || !FLAG.test(nameOf(at(node, 'key')))) return false;
  const object = around(node);
  const outside = object && around(object);
  const call = outside?.type === 'ArrowFunctionExpression' ? around(outside) : outside;
  const isFirst = listAt(call, 'arguments')[0] === object || outside?.type === 'ArrowFunctionExpression';
  return isFirst && /^(makeAutoObservable|makeObservable)$|^use|^observable$/.test(calledIn(call));
};

const READS = new Set(['===', '!==', '==', '!=']);

/** A word for a state, where it is not only compared with what `ui/` answers, and is no word of an attribute. */
const isStateWord = (node: Node, around: (node: Node) => Node | undefined): boolean => {
  if (node.type !== 'Literal' || !STATE.test(wordAt(node, 'value') ?? '')) return false;
  const outside = around(node);
  const isRead = outside?.type === 'BinaryExpression' && READS.has(wordAt(outside, 'operator') ?? '');
  const isKey = outside?.type === 'Property' && at(outside, 'key') === node;
  return !isRead && !isKey && outside?.type !== 'SwitchCase' && outside?.type !== 'JSXAttribute';
};

/**
 * A field searches while the client types, and draws what it found: there the last text counts, and not the first call,
 * as a `Call` has it. These two files keep that state and draw it.
 */
const SEARCHES = 'ui/forms/choice-search.ts|ui/fields/choices/select-auto-complete-input.tsx';

/** What a session keeps outlives every visit. It tells its readers by type how fresh it is (decision 0260). */
const KEPT = 'shell/session/kept.ts';

export const busyState = refuses(
  new RegExp(`^packages/web/src/(?!(ui/call.ts|ui/loaded.ts|${KEPT}|${SEARCHES})$)`),
  (node, around) =>
    isKeptField(node) ||
    isTurned(node) ||
    isKeptVariable(node, around) ||
    isKeptParameter(node) ||
    isKeptInObject(node, around) ||
    isStateWord(node, around),
  'ui/call.ts and ui/loaded.ts keep what is under way, and drop an answer that comes after the visit ended',
);
