/** The names of a chunk, of what it imports, and of its style sheets. */
export interface Chunk {
  readonly fileName: string;
  readonly imports: readonly string[];
  readonly styleSheets: readonly string[];
}

/** What the build leaves for the drawing of each deployment, in `kit/kit.json`. */
export interface Kit {
  /** The script that stands in each drawn page. */
  readonly early: string;
  /** The chunks of the modules that pages need, by the module. */
  readonly chunks: Readonly<Record<string, Chunk>>;
  /** The files with a hash in their name: those that the first pages need, and the others. */
  readonly assets: { readonly needed: readonly string[]; readonly later: readonly string[] };
}

/** The module of the app, whose chunk every page has. */
export const FIRST = 'src/main.tsx';
