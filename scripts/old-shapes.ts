import { awaitingPages } from './shapes/pages.ts';
import { busyState } from './shapes/busy-state.ts';
import { binders, strayTokens } from './shapes/container.ts';
import { flatFolders, makersByPosition, nounFirst, routesInDomain } from './shapes/domain.ts';
import { noValidate, openEnded } from './shapes/forms.ts';
import { injecting, openedByHand } from './shapes/injection.ts';
import { secretLists, signInHelpers, sqlInCode } from './shapes/server.ts';
import type { Guard } from './shapes/shape.ts';
import { wireWords } from './shapes/wire-words.ts';
import type { SourceFile } from './source-rules.ts';

/** Shapes of earlier code that new code must not copy. Each guard says why in one line. */
export const OLD_SHAPES = {
  busyState,
  noValidate,
  openedByHand,
  injecting,
  awaitingPages,
  openEnded,
  binders,
  makersByPosition,
  strayTokens,
  sqlInCode,
  secretLists,
  signInHelpers,
  wireWords,
  routesInDomain,
  flatFolders,
  nounFirst,
} as const satisfies Readonly<Record<string, Guard>>;

export type OldShape = keyof typeof OLD_SHAPES;

/** The files in which an old shape still stands, by the shape's name. */
export type WaitingShapes = Readonly<Partial<Record<OldShape, readonly string[]>>>;

/** Looks for every old shape. A file where one still stands waits by its path, and leaves the list when it is gone. */
export const checkShapes = (files: readonly SourceFile[], waiting: WaitingShapes) => {
  const problems = Object.entries(OLD_SHAPES).flatMap(([name, guard]) => {
    const found = guard(files);
    const paths = Object.entries(waiting).flatMap(([shape, listed]) => (shape === name ? listed : []));
    const stands = (path: string): boolean => found.some((problem) => problem.startsWith(`${path}: `));
    return [
      ...found.filter((problem) => !paths.some((path) => problem.startsWith(`${path}: `))),
      ...paths
        .filter((path) => !stands(path))
        .map((path) => `${name}: stands no more in ${path}: take it off the list`),
    ];
  });
  if (files.length === 0) problems.push('no source file was read');
  const left = Object.values(waiting).flat().length;
  return { problems, summary: `${Object.keys(OLD_SHAPES).length} guards, ${left} files wait` };
};
