import type { CommandUnknownOpts } from '@commander-js/extra-typings';

/** A word that may stand next, with its line of help. */
export interface Word {
  readonly name: string;
  readonly help: string;
}

/** An option by its long name. */
export interface Flag extends Word {
  /** Whether the next word is its value. */
  readonly takesValue: boolean;
  /** What its value may be; empty when it may be anything. */
  readonly choices: readonly string[];
}

/** A place in the words of a command line: behind a command, or behind the program's name alone. */
export interface Place {
  /** The commands before it, blanks between them; empty at the beginning. */
  readonly path: string;
  readonly commands: readonly Word[];
  readonly flags: readonly Flag[];
  /** What its arguments may be; empty when they may be anything. */
  readonly choices: readonly string[];
}

/** Every place of a program, as commander has it: what a shell's completion is written from. */
export const placesOf = (program: CommandUnknownOpts): readonly Place[] => placesBehind(program, '');

const placesBehind = (command: CommandUnknownOpts, path: string): readonly Place[] => [
  {
    path,
    commands: command.commands.map((each) => ({ name: each.name(), help: each.description() })),
    flags: flagsOf(command),
    choices: command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices),
  },
  ...command.commands.flatMap((each) => placesBehind(each, path === '' ? each.name() : `${path} ${each.name()}`)),
];

/** Its own options, then the program's, which may stand anywhere. */
const flagsOf = (command: CommandUnknownOpts): readonly Flag[] => {
  const help = command.createHelp();
  return [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)].flatMap(
    ({ long, description, required, optional, argChoices = [] }) =>
      long ? [{ name: long, help: description, takesValue: required || optional, choices: argChoices }] : [],
  );
};

/** A text in single quotes, as bash and zsh read it. */
export const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/**
 * The cases of a loop over the words before the cursor, in the words of bash and zsh alike: a command leads on, and an
 * option with a value passes over the next word.
 */
export const steps = (places: readonly Place[]): readonly string[] =>
  places.flatMap(({ path, commands, flags }) => [
    ...commands.map(({ name }) => `${quoted(`${path} ${name}`)}) at=${quoted(`${path} ${name}`.trimStart())} ;;`),
    ...flags.filter(({ takesValue }) => takesValue).map(({ name }) => `${quoted(`${path} ${name}`)}) ((i++)) ;;`),
  ]);

/** The options whose values are known, each with the place that it stands behind. */
export const choosing = (places: readonly Place[]): readonly { readonly at: string; readonly flag: Flag }[] =>
  places.flatMap(({ path, flags }) =>
    flags.filter(({ choices }) => choices.length > 0).map((flag) => ({ at: `${path} ${flag.name}`, flag })),
  );
