import * as E from 'fp-ts/Either';
import * as t from 'io-ts';

/** What a file may say of one thing. */
export interface Setting<A> {
  readonly codec: t.Decoder<unknown, A>;
  /** Ends the sentence for a wrong one. */
  readonly right: string;
  /** What it does, for docs/settings.md. */
  readonly does: string;
  /** What holds without it. A setting that has none must be there. */
  readonly standard?: A;
}

export type Settings = Readonly<Record<string, Setting<unknown>>>;

type Checked<S extends Settings> = {
  readonly [K in keyof S]: S[K]['codec'] extends t.Decoder<unknown, infer A> ? A : never;
};

/** A sentence for each mistake: where it is, and what is right. */
export type Mistakes = readonly string[];

const isFilled = (text: string): boolean => text.trim() !== '';

/** A text of some shape. */
export const text = (isRight: (text: string) => boolean = isFilled): t.Type<string> => t.refinement(t.string, isRight);

const mistakeIn = (name: string, { codec, right, ...setting }: Setting<unknown>, given: unknown): Mistakes => {
  if (given === undefined) return 'standard' in setting ? [] : [`${name} is missing: it must be ${right}.`];
  return E.isRight(codec.decode(given)) ? [] : [`${name} is ${JSON.stringify(given)}: it must be ${right}.`];
};

/** Reads what a file says, with what holds for the rest. */
export const checked = <S extends Settings>(settings: S, said: unknown): E.Either<Mistakes, Checked<S>> => {
  if (!t.UnknownRecord.is(said)) return E.left(['it must be an object, as {}.']);
  const names = Object.keys(settings).join(', ');
  const mistakes = [
    ...Object.keys(said).flatMap((name) =>
      Object.hasOwn(settings, name) ? [] : [`${name} is no setting: there is ${names}.`],
    ),
    ...Object.entries(settings).flatMap(([name, setting]) => mistakeIn(name, setting, said[name])),
  ];
  const values = Object.entries(settings).map(([name, { standard }]) => [name, said[name] ?? standard]);
  // Each was just decoded by its own codec, which changes nothing, or is the standard.
  return mistakes.length > 0 ? E.left(mistakes) : E.right(Object.fromEntries(values) as Checked<S>);
};
