import { choosing, quoted, steps, type Place } from './completion-tree.ts';

/**
 * What completes `portal` in bash. Where nothing is known the shell offers files, by `-o default`.
 *
 * @see the Bash manual, Programmable Completion
 */
export const bashCompletion = (places: readonly Place[]): string =>
  [
    '# Completion of portal for bash. To have it now: source <(portal completion bash)',
    '_portal() {',
    "  local cur=${COMP_WORDS[COMP_CWORD]} at='' word='' words='' i",
    '  for ((i = 1; i < COMP_CWORD; i++)); do',
    '    word=${COMP_WORDS[i]}',
    '    case "$at $word" in',
    ...steps(places).map((step) => `      ${step}`),
    '    esac',
    '  done',
    // The loop passed over the word at the cursor: it is an option's value.
    '  if ((i > COMP_CWORD)); then',
    '    case "$at $word" in',
    ...choosing(places).map(({ at, flag }) => `      ${quoted(at)}) words=${quoted(flag.choices.join(' '))} ;;`),
    '      *) ;;',
    '    esac',
    '  else',
    '    case "$at|${cur:0:1}" in',
    ...places.flatMap(({ path, commands, flags, choices }) => [
      `      ${quoted(`${path}|-`)}) words=${quoted(flags.map(({ name }) => name).join(' '))} ;;`,
      `      ${quoted(`${path}|`)}*) words=${quoted([...commands.map(({ name }) => name), ...choices].join(' '))} ;;`,
    ]),
    '    esac',
    '  fi',
    '  COMPREPLY=($(compgen -W "$words" -- "$cur"))',
    '}',
    'complete -o default -F _portal portal',
  ].join('\n');
