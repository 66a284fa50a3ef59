/** For a file with a hash in its name. */
export const FOREVER = 'public, max-age=31536000, immutable';
/** For a file that another build replaces. */
export const ASK_FIRST = 'no-cache';
