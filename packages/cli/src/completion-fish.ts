import type { Flag, Place } from './completion-tree.ts';

/** A text in single quotes, as fish reads it. */
const quoted = (text: string): string => `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;

const step = ({ path, commands, flags }: Place): readonly string[] => [
  ...commands.flatMap(({ name }) => [
    `      case ${quoted(`${path} ${name}`)}`,
    `        set at ${quoted(`${path} ${name}`.trimStart())}`,
  ]),
  ...flags
    .filter(({ takesValue }) => takesValue)
    .flatMap(({ name }) => [`      case ${quoted(`${path} ${name}`)}`, '        set isValue 1']),
];

/** An option and its value: one of its choices, or anything, files among it. */
const option = ({ name, help, takesValue, choices }: Flag): string => {
  const value = choices.length > 0 ? `-x -a ${quoted(choices.join(' '))}` : '-r -F';
  return `-l ${name.slice(2)}${takesValue ? ` ${value}` : ''} -d ${quoted(help)}`;
};

const offer = ({ path, commands, flags, choices }: Place): readonly string[] => {
  const here = `complete -c portal -n ${quoted(`__portal_at "${path}"`)}`;
  const isFree = commands.length === 0 && choices.length === 0;
  return [
    ...commands.map(({ name, help }) => `${here} -a ${name} -d ${quoted(help)}`),
    ...choices.map((name) => `${here} -a ${quoted(name)}`),
    ...flags.map((flag) => `${here} ${option(flag)}`),
    ...(isFree ? [`${here} -F`] : []),
  ];
};

/**
 * What completes `portal` in fish, with a line of help for each word.
 *
 * @see https://fishshell.com/docs/current/cmds/complete.html
 */
export const fishCompletion = (places: readonly Place[]): string =>
  [
    '# Completion of portal for fish. To have it now: portal completion fish | source',
    "function __portal_at --description 'Whether the words before the cursor lead to these commands'",
    "  set -l at ''",
    '  set -l isValue 0',
    '  for word in (commandline -opc)[2..]',
    '    if test $isValue = 1',
    '      set isValue 0',
    '      continue',
    '    end',
    '    switch "$at $word"',
    ...places.flatMap(step),
    '    end',
    '  end',
    '  test "$at" = "$argv[1]"',
    'end',
    'complete -c portal -f',
    ...places.flatMap(offer),
  ].join('\n');
