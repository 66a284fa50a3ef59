import type { CommandUnknownOpts } from '@commander-js/extra-typings';

/**
 * A word that may stand at a place, the place behind it, and its line of help. A place is the commands before it, with
 * a blank before each: ` rules validate`. The value of an option has a place of its own: ` rules validate --caption`.
 */
export type Word = readonly [place: string, word: string, leadsTo: string, help: string];

/** Every word of a program, as commander has it: what a shell's completion is written from. */
export const wordsOf = (program: CommandUnknownOpts): readonly Word[] => wordsBehind(program, '');

const wordsBehind = (command: CommandUnknownOpts, place: string): readonly Word[] => [
  ...command.commands.map((each): Word => [place, each.name(), `${place} ${each.name()}`, each.description()]),
  ...command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices).map((choice) => choiceAt(place, choice)),
  ...optionsAt(command, place),
  ...command.commands.flatMap((each) => wordsBehind(each, `${place} ${each.name()}`)),
];

const choiceAt = (place: string, choice: string, leadsTo = place): Word => [place, choice, leadsTo, ''];

/** Its own options, then the program's, which may stand anywhere. */
const optionsAt = (command: CommandUnknownOpts, place: string): readonly Word[] => {
  const help = command.createHelp();
  return [...help.visibleOptions(command), ...help.visibleGlobalOptions(command)].flatMap(
    ({ long, description, required, optional, argChoices = [] }): readonly Word[] => {
      if (!long) return [];
      const valuePlace = `${place} ${long}`;
      return [
        [place, long, required || optional ? valuePlace : place, description],
        ...argChoices.map((choice) => choiceAt(valuePlace, choice, place)),
      ];
    },
  );
};
