/** What a person wrote as a value: of a variable, of standard input, or as what is expected. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [name: string]: Value };

export type Values = Readonly<Record<string, Value>>;

/** A control that the server must have. */
export type Need = 'clock' | 'faults' | 'outbox' | 'backoffice' | 'trigger' | 'worlds';

/** A file of a scenario, as its schema demands. @see scenario.schema.json */
export interface WrittenScenario {
  readonly name: string;
  readonly tags?: readonly string[];
  readonly needs?: readonly Need[];
  /** `new`, the default, or the name of a world that is there. */
  readonly world?: string;
  readonly as?: string;
  readonly vars?: Values;
  readonly use?: Use | readonly Use[];
  readonly repeat?: number;
  readonly examples?: readonly Values[];
  readonly steps: readonly WrittenStep[];
}

/** Another file, whose steps come first. */
export type Use = string | { readonly file: string; readonly with?: Values };

export interface WrittenStep {
  readonly name?: string;
  readonly as?: string;
  /** A command as a person types it. */
  readonly run: string;
  readonly stdin?: Value;
  readonly within?: string;
  readonly expect?: Expected;
  readonly save?: Readonly<Record<string, Source>>;
}

/** What a step must leave. */
export interface Expected {
  readonly exit?: number;
  readonly code?: string;
  readonly message?: Text;
  readonly field?: string;
  /** JSON paths of the output. */
  readonly json?: Values;
  readonly text?: Text;
  readonly file?: ExpectedFile;
  readonly mail?: ExpectedMail;
}

/** A text that must occur, several of them, or a regular expression. */
export type Text = string | readonly string[] | { readonly matches: string };

export interface ExpectedFile {
  readonly path: string;
  readonly type?: string;
  readonly text?: Text;
  readonly rows?: Value;
  readonly size?: Value;
}

export interface ExpectedMail {
  readonly to?: string;
  readonly subject?: Text;
  readonly text?: Text;
}

/** Where a variable comes from: a JSON path of the output, a part of an e-mail, or a file. */
export type Source =
  | string
  | {
      readonly mail?: 'code' | 'link' | 'password';
      readonly to?: string;
      readonly file?: string;
      readonly path?: string;
    };

/** A place in a file, counted from 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** What is wrong with a file, and where. */
export interface Mistake extends Place {
  readonly message: string;
}

export interface Step extends WrittenStep {
  readonly name: string;
  /** Where a part of it stands in its file. */
  readonly placeOf: PlaceOf;
  /** The variables that only the steps of this file have: its folder, and the values of `use`. */
  readonly given: Values;
}

/** Where a value stands, by the keys on the way to it. */
export type PlaceOf = (...way: readonly (string | number)[]) => Place;

/** One run of a scenario: its own steps behind those of the files that it uses. */
export interface Scenario {
  readonly name: string;
  readonly tags: readonly string[];
  readonly needs: readonly Need[];
  readonly world: string | undefined;
  readonly vars: Values;
  readonly steps: readonly Step[];
  readonly placeOf: PlaceOf;
  /** Whether a name may be that of a variable, because something that could have it is wrong. */
  readonly mayBe: (name: string) => boolean;
}
