/** The visited paths, the oldest first. The last one is the current path. */
export type Trail = readonly string[];

/** @see spec A §2 Routing rules, A §9 */
const LONGEST = 10;

/** Adds a path. Adds nothing when it is already the current path. */
export const withPush = (trail: Trail, path: string): Trail =>
  trail.at(-1) === path ? trail : [...trail, path].slice(-LONGEST);

/** Replaces the current path by another. */
export const withReplace = (trail: Trail, path: string): Trail => withPush(trail.slice(0, -1), path);
