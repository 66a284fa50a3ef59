import type { Word } from '../../completion-words.ts';
import { linesOf } from '../../rules/lines.ts';
import { completionsOf } from './complete-line.ts';
import type { Take } from './recorded-file.ts';
import type { makeRecorder } from './recorder.ts';

const HELP = [
  'A command of portal runs, and becomes a step. Beside commands:',
  ...[
    ['as NAME', 'who acts from now on, a person or nobody'],
    ['# TEXT', 'names the next step'],
    ['.stdin TEXT', 'what the next command reads from standard input'],
    ['.end', 'ends; so do Ctrl-D, and Ctrl-C at an empty line'],
  ].map(([typed = '', does]) => `  ${typed.padEnd(13)}${does}`),
  '${NAME} is a variable: ${out} is a folder for files, ${ana.document} and ${ana.password} belong to Ana.\n',
].join('\n');

interface Prompting {
  readonly words: readonly Word[];
  /** Who acts at first. */
  readonly as: string | undefined;
}

/** Takes line by line until the end, from the prompt or from a pipe. */
export const record = async (
  recorder: ReturnType<typeof makeRecorder>,
  { stage }: Take,
  { words, as }: Prompting,
): Promise<void> => {
  const { io, actors } = stage;
  let who = as;
  let name: string | undefined;
  let stdin: string | undefined;
  const take = async (line: string): Promise<void> => {
    const refused = await recorder.take({ line, as: who, name, stdin });
    if (refused !== undefined) io.err(`not recorded: ${refused}\n`);
    [name, stdin] = [undefined, undefined];
  };
  const switchTo = (to: string): void => {
    if (to === 'nobody') who = undefined;
    else if (actors.has(to)) who = to;
    else io.err(`nobody is called "${to}": ${[...actors.keys()].join(', ')}\n`);
  };
  const sign = (): string => `${who ?? 'nobody'}> `;
  const complete = completionsOf(words, [...actors.keys()]);
  if (io.person !== undefined) io.err(HELP);
  for await (const typed of io.person?.lines({ sign, complete, history: [] }) ?? linesOf(io.readPieces())) {
    const line = typed.trim().replace(/^portal\s+/, '');
    const [first = '', ...rest] = line.split(/\s+/);
    const text = line.slice(first.length).trim();
    if (line === '') continue;
    if (first === '.end') return;
    if (first === 'as') switchTo(rest.join(' '));
    else if (first === '#') name = text;
    else if (first === '.stdin') stdin = text;
    else if (first.startsWith('.')) io.err(HELP);
    else await take(line);
  }
};
