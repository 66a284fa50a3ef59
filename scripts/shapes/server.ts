import { at, HOLE, listAt, nodesOf, textOf, textsIn, type Node } from '../ledger/syntax.ts';
import { anyOf, calledIn, isTest, nameOf, refuses, refusesToTake, type Guard } from './shape.ts';

/** A seed is nothing but statements, and has a file name of its own. */
const BESIDE_SQL = /^packages\/sandbox\/src\/(?!.*\.(sql|seed)\.ts$)/;

const ASKS =
  /^(selectFrom|selectNoFrom|insertInto|replaceInto|updateTable|deleteFrom|mergeInto|executeQuery|executeSql|raw|query|unsafe)$/;

/** A statement as a text. `\0` is what a template takes in. */
const STATEMENT = new RegExp(
  [
    String.raw`select\b[\s\S]*\bfrom\b`,
    String.raw`select\s+[\w\d*$${HOLE}'(]+[\w\s\d(),.'$${HOLE}]*;?\s*$`,
    String.raw`insert\s+into\s`,
    String.raw`update\s+\S+\s+set\s`,
    String.raw`delete\s+from\s`,
    String.raw`merge\s+into\s`,
    String.raw`with\s+(recursive\s+)?\w+\s*(\([^)]*\)\s*)?as\s`,
    String.raw`(create|alter|drop|truncate)\s+(or\s+replace\s+|unique\s+|temp(orary)?\s+)*(table|index|view|schema|sequence|function|trigger|type|role|extension)\b`,
  ]
    .map((one) => String.raw`^\s*${one}`)
    .join('|'),
  'i',
);

const isStatement = (node: Node): boolean =>
  (node.type === 'Literal' || node.type === 'TemplateLiteral' || node.type === 'BinaryExpression') &&
  !('regex' in node) &&
  STATEMENT.test(textOf(node) ?? '');

/** `db.query(…)`. The driver of the embedded database writes a message of that name, and no statement. */
const asks = (node: Node): boolean => {
  const callee = at(node, 'callee');
  if (node.type !== 'CallExpression' || callee?.type !== 'MemberExpression') return false;
  return ASKS.test(calledIn(node)) && nameOf(at(at(callee, 'object'), 'property')) !== 'serialize';
};

const IN_SQL = 'a statement stands in a .sql.ts, where a route reads as what it answers';

export const sqlInCode: Guard = (files) => [
  ...new Set(
    anyOf(
      refuses(
        BESIDE_SQL,
        (node) =>
          asks(node) ||
          isStatement(node) ||
          (node.type === 'TaggedTemplateExpression' && /sql/i.test(rootOf(at(node, 'tag')))),
        IN_SQL,
      ),
      refusesToTake(
        BESIDE_SQL,
        ({ from, name, isType }) => from === 'kysely' && !isType && /^(sql|CompiledQuery|RawBuilder|\*)$/.test(name),
        IN_SQL,
      ),
    )(files),
  ),
];

const rootOf = (node: Node | undefined): string =>
  node?.type === 'MemberExpression' ? rootOf(at(node, 'object')) : nameOf(node);

/** Names of fields whose values nobody else may read. */
const SECRETS =
  /^(x-)?(senha|password|new-?password|current-?password|token|access-?token|refresh-?token|signer_?token|authorization|cookie|set-cookie|x-refresh-token|mfa|otp|code|secret|captcha|document|cpf|cnpj)$/i;

/** What a list is called that says what to hide. */
const HIDES = /secret|sensitive|redact|confidential|censor|private|hidden|hide|mask|deny|denied|blacklist|blocklist/i;

const wordsIn = (node: Node | undefined): readonly string[] => {
  switch (node?.type) {
    case 'ArrayExpression':
      return listAt(node, 'elements').map((one) => textOf(one) ?? '');
    case 'NewExpression':
      return /^(Set|Map|RegExp)$/.test(calledIn(node)) ? listAt(node, 'arguments').flatMap(wordsIn) : [];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return wordsIn(at(node, 'expression'));
    case 'CallExpression':
      return calledIn(node) === 'freeze' ? wordsIn(listAt(node, 'arguments')[0]) : [];
    case 'ObjectExpression':
      return listAt(node, 'properties').map((one) => nameOf(at(one, 'key')));
    case 'Literal':
      return (textOf(node) ?? '').split(/[^\w-]+/);
    case undefined:
    default:
      return [];
  }
};

/** `const HIDDEN = ['password', …]`, `redact: ['body.password']`, `const SECRET = /password|token/` */
const isListOfSecrets = (node: Node): boolean => {
  const isNamed = node.type === 'VariableDeclarator' || node.type === 'Property' || node.type === 'PropertyDefinition';
  if (!isNamed) return false;
  const name = nameOf(at(node, 'id') ?? at(node, 'key'));
  const value = at(node, 'init') ?? at(node, 'value');
  const secrets = wordsIn(value).filter((word) => SECRETS.test(word.split('.').at(-1) ?? ''));
  return name === 'redact' || (HIDES.test(name) && secrets.length > 0);
};

/** `['password', 'token'].includes(name)` */
const isAskedOfSecrets = (node: Node): boolean => {
  const callee = at(node, 'callee');
  if (node.type !== 'CallExpression' || !/^(includes|has|test|some|indexOf)$/.test(calledIn(node))) return false;
  return wordsIn(at(callee, 'object')).filter((word) => SECRETS.test(word)).length > 0;
};

export const secretLists = refuses(
  /^packages\/(sandbox|adapters-http|cli)\/src\//,
  (node) => isListOfSecrets(node) || isAskedOfSecrets(node),
  'what may be seen is declared, and all else is masked: a list of secrets forgets the next one',
);

/** A call of the sign-in's routes, as the tests of the sandbox write it, and their path anywhere. */
const LOGIN_CALL = /^POST \/api\/auth\/login\//;
const LOGIN_PATH = /auth\/login\//;

/** A function of a file, by its name: `const signIn = () => …`, `function signIn() …`. */
const isSignInHelper = (node: Node): boolean => {
  const isFunction =
    node.type === 'FunctionDeclaration' ||
    (node.type === 'VariableDeclarator' && /^(Arrow)?FunctionExpression$/.test(at(node, 'init')?.type ?? ''));
  const route = /^(sign|log)(ed)?_?in/i.test(nameOf(at(node, 'id'))) ? LOGIN_PATH : LOGIN_CALL;
  return isFunction && textsIn(node).some((text) => route.test(text));
};

export const signInHelpers: Guard = (files) =>
  files
    .filter((file) => isTest(file) && nodesOf(file).some(isSignInHelper))
    .map(({ path }) => `${path}: packages/sandbox/src/testing/calls.ts has the helpers that sign in`);
