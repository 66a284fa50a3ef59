import { Argument, type CommandUnknownOpts } from '@commander-js/extra-typings';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand } from './command.ts';
import { wordsOf } from './completion-words.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

export const addCompletion: AddCommand = (parent, run) => {
  parent
    .command('completion')
    .description('Print what completes portal in a shell.')
    .addArgument(new Argument('<shell>', 'the shell').choices(SHELLS))
    .addHelpText('after', examples('source <(portal completion bash)', 'portal completion fish | source'))
    .action((shell) => run(() => TE.right(scriptFor(shell, parent))));
};

const scriptFor = (shell: (typeof SHELLS)[number], program: CommandUnknownOpts) => {
  const text = completionIn(shell, program);
  return { json: { shell, script: text }, text };
};

/** Prints the words that may stand at the cursor, each with its help. */
const WALK = `
BEGIN { FS = "\\t"; count = ARGC - 2; for (i = 1; i <= count; i++) word[i] = ARGV[i + 1]; ARGC = 2 }
{ row[NR] = $0; to[$1, $2] = $3 }
END {
  for (i = 1; i < count; i++)
    if ((at, word[i]) in to) at = to[at, word[i]]
    else sub(/ --[^ ]*$/, "", at)
  for (i = 1; i <= NR; i++) {
    split(row[i], cell)
    isOption = cell[2] ~ /^-/
    if (cell[1] == at && isOption == (word[count] ~ /^-/) && index(cell[2], word[count]) == 1) print cell[2] "\\t" cell[4]
  }
}`;

/** What completes `portal` in a shell. Where nothing is known the shell offers files. @see decision 0132 */
export const completionIn = (shell: (typeof SHELLS)[number], program: CommandUnknownOpts): string => {
  const rows = wordsOf(program).map((word) => word.join('\t'));
  return (shell === 'fish' ? fish(rows) : [...posix(rows), ...(shell === 'bash' ? BASH : ZSH)]).join('\n');
};

const posix = (rows: readonly string[]): readonly string[] => [
  '#compdef portal',
  '# Completion of portal for bash and zsh. To have it now: source <(portal completion bash)',
  `_portal_words() { awk '${WALK}' - "$@" <<'WORDS'`,
  ...rows,
  'WORDS',
  '}',
];

const BASH = [
  '_portal() {',
  "  local IFS=$'\\n'",
  '  COMPREPLY=($(_portal_words "${COMP_WORDS[@]:1:COMP_CWORD}" | cut -f1))',
  '}',
  'complete -o default -F _portal portal',
];

const ZSH = [
  '_portal() {',
  '  local -a known',
  `  known=(\${(f)"$(_portal_words "\${(@)words[2,CURRENT-1]}" "$PREFIX" | tr '\\t' ':')"})`,
  "  if (($#known)); then _describe 'portal' known; else _files; fi",
  '}',
  // Read from a folder of functions the file is the function itself; sourced, it says what it is for.
  'if [[ $funcstack[1] == _portal ]]; then _portal "$@"; else compdef _portal portal; fi',
];

const fish = (rows: readonly string[]): readonly string[] => [
  '# Completion of portal for fish. To have it now: portal completion fish | source',
  'function __portal_words',
  '  set -l current (commandline -ct)',
  `  printf '%s\\n' ${rows.map(inFish).join(' ')} | awk ${inFish(WALK)} - (commandline -opc)[2..] "$current"`,
  'end',
  "complete -c portal -f -a '(__portal_words)'",
  "complete -c portal -n 'not __portal_words | string length -q' -F",
];

/** A text in single quotes, as fish reads it. */
const inFish = (text: string): string => `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`;
