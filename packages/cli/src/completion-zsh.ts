import { choosing, quoted, steps, type Place, type Word } from './completion-tree.ts';

/** What `_describe` takes: a name, a colon and its help. */
const described = (words: readonly Word[]): string =>
  words.map(({ name, help }) => quoted(`${name.replaceAll(':', String.raw`\:`)}:${help}`)).join(' ');

const offer = ({ path, commands, flags, choices }: Place): readonly string[] => [
  `      ${quoted(`${path}|-`)}) known=(${described(flags)}) ;;`,
  `      ${quoted(`${path}|`)}*) known=(${described([...commands, ...choices.map((name) => ({ name, help: name }))])}) ;;`,
];

/**
 * What completes `portal` in zsh, with a line of help for each word.
 *
 * @see the Z shell manual, Completion System
 */
export const zshCompletion = (places: readonly Place[]): string =>
  [
    '#compdef portal',
    '# Completion of portal for zsh. To have it now: source <(portal completion zsh)',
    '_portal() {',
    "  local at='' word=''",
    '  local -i i',
    '  local -a known',
    '  for ((i = 2; i < CURRENT; i++)); do',
    '    word=$words[i]',
    '    case "$at $word" in',
    ...steps(places).map((step) => `      ${step}`),
    '    esac',
    '  done',
    // The loop passed over the word at the cursor: it is an option's value.
    '  if ((i > CURRENT)); then',
    '    case "$at $word" in',
    ...choosing(places).map(({ at, flag }) => `      ${quoted(at)}) known=(${flag.choices.map(quoted).join(' ')}) ;;`),
    '    esac',
    '  else',
    '    case "$at|${PREFIX[1]}" in',
    ...places.flatMap(offer),
    '    esac',
    '  fi',
    "  if (($#known)); then _describe 'portal' known; else _files; fi",
    '}',
    // Read from a folder of functions the file is the function itself; sourced, it says what it is for.
    'if [[ $funcstack[1] == _portal ]]; then _portal "$@"; else compdef _portal portal; fi',
  ].join('\n');
