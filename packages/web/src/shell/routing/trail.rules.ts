/** The paths that led to where the client is, oldest first; the last one is where the client is. */
export type Trail = readonly string[];

/** @see spec A §2 Routing rules, A §9 */
const LONGEST = 10;

/** A step forward. It adds nothing when the client is already there. */
export const withPush = (trail: Trail, path: string): Trail =>
  trail.at(-1) === path ? trail : [...trail, path].slice(-LONGEST);

/** Replaces the current path by another. */
export const withReplace = (trail: Trail, path: string): Trail => withPush(trail.slice(0, -1), path);
