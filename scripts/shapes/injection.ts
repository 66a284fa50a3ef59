import { allIn, at, listAt, nodesOf, type Node } from '../ledger/syntax.ts';
import type { SourceFile } from '../source-rules.ts';
import { calledIn, isProduct, nameOf, refuses, refusesToTake, type Guard } from './shape.ts';

/** Who may ask the container, and who opens a view model. */

/** What stands around every page and injects what all pages share. docs/tour.md says why. */
const FRAMES = [
  'shell/routing/pages',
  'shell/session/session-watch',
  'shell/frame/signed-in-frame',
  'shell/frame/public-shell',
  'registration/standing/permitted',
];

export const injecting = refusesToTake(
  new RegExp(`^packages/web/src/(?!composition/|(${FRAMES.join('|')})\\.tsx$)(?!.*\\.page\\.tsx$)`),
  ({ from, name }) =>
    /\/composition\/(injection\.tsx|use-visit\.ts)$/.test(from) && /^(useInject|useVisit|useOpened|\*)$/.test(name),
  'a .page.tsx alone injects, and gives what it got to what it draws',
);

/** Keeps what it is given for as long as the component stays. */
const KEEPS = /^use(State|Memo|Ref|Reducer|Callback|LocalObservable)$/;

/** The names that a file gives to what it injects: `const open = useInject(…)`, `const { open } = useInject(…)`. */
const injectedIn = (file: SourceFile): ReadonlySet<string> =>
  new Set(
    nodesOf(file)
      .filter((node) => node.type === 'VariableDeclarator' && calledIn(at(node, 'init')) === 'useInject')
      .flatMap((node) => allIn(node).filter(({ type }) => type === 'Identifier'))
      .map(nameOf),
  );

const rootOf = (node: Node | undefined): string =>
  node?.type === 'MemberExpression' || node?.type === 'CallExpression'
    ? rootOf(at(node, 'object') ?? at(node, 'callee'))
    : nameOf(node);

/** Whether a hook keeps what an injected function makes: `useState(() => open())`, `useMemo(() => parts.open(), [])`. */
const keepsOpened = (node: Node, injected: ReadonlySet<string>): boolean =>
  node.type === 'CallExpression' &&
  KEEPS.test(calledIn(node)) &&
  listAt(node, 'arguments').some(
    (given, i) =>
      (i === 0 && given.type === 'Identifier' && injected.has(nameOf(given))) ||
      allIn(given).some(
        (inner) =>
          calledIn(inner) === 'useInject' ||
          (inner.type === 'CallExpression' &&
            injected.has(rootOf(inner)) &&
            (at(inner, 'callee')?.type === 'Identifier' || /^(open|make)/.test(calledIn(inner)))),
      ),
  );

const keptByHand: Guard = (files) =>
  files
    .filter((file) => isProduct(file) && /^packages\/web\/src\/(?!composition\/)/.test(file.path))
    .filter((file) => {
      const injected = injectedIn(file);
      return nodesOf(file).some((node) => keepsOpened(node, injected));
    })
    .map(({ path }) => `${path}: ${WHY}`);

const WHY = 'useVisit opens a view model for this visit and closes it when the visit ends';

/** `useInject(ACCESS.OpenSignIn)`: what such a token names goes to `useVisit` alone. */
const injectsOpener = refuses(
  /^packages\/web\/src\/(?!composition\/)/,
  (node) => calledIn(node) === 'useInject' && /^Open[A-Z]/.test(nameOf(at(listAt(node, 'arguments')[0], 'property'))),
  WHY,
);

/** `new SignInViewModel(…)` where something is drawn. */
const newViewModel = refuses(
  /^packages\/web\/src\/.*\.tsx$/,
  (node) => node.type === 'NewExpression' && calledIn(node).endsWith('ViewModel'),
  WHY,
);

/** Each file once, whichever of the three shapes it has. */
export const openedByHand: Guard = (files) => [
  ...new Set([keptByHand, injectsOpener, newViewModel].flatMap((guard) => guard(files))),
];
