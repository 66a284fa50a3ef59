import type { OldShape } from '../../old-shapes.ts';

/** The guard, the path of a file, its text, and whether the guard refuses it. */
export type ShapeCase = readonly [OldShape, string, string, boolean];

export const WEB = 'packages/web/src';
export const SANDBOX = 'packages/sandbox/src';
