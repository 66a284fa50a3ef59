import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import type { Person, Prompt } from './io.ts';

/** The person at a terminal. @param output where questions stand, and what is typed */
export const personAt = (input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Person => ({
  ask: async (question) => {
    const line = createInterface({ input, output });
    const answer = await line.question(question);
    line.close();
    return answer;
  },
  askHidden: async (question) => {
    output.write(question);
    const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
    const line = createInterface({ input, output: nowhere, terminal: true });
    const answer = await line.question('');
    line.close();
    output.write('\n');
    return answer;
  },
  lines: (prompt) => typedLines(input, output, prompt),
});

/** Until Ctrl-D, or until the terminal is gone. Ctrl-C takes a begun line back, and ends without one. */
async function* typedLines(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
  { sign, complete, history }: Prompt,
): AsyncGenerator<string> {
  const line = createInterface({
    input,
    output,
    terminal: true,
    history: [...history],
    completer: (begun: string): [string[], string] => [[...complete(begun)], begun.split(/\s/).at(-1) ?? ''],
  });
  let [isClosed, isEnded] = [false, false];
  line.once('close', () => (isClosed = true));
  const show = (): void => {
    line.setPrompt(sign());
    // A prompt that was closed while the last line was at work takes none.
    if (!isClosed) line.prompt();
  };
  line.on('SIGINT', () => {
    if (line.line === '') {
      isEnded = true;
      return line.close();
    }
    output.write('^C\n');
    line.write(null, { ctrl: true, name: 'e' });
    line.write(null, { ctrl: true, name: 'u' });
  });
  try {
    show();
    for await (const typed of line) {
      // What was typed before Ctrl-C, while another line was at work.
      if (isEnded) break;
      yield typed;
      show();
    }
    output.write('\n');
  } finally {
    line.close();
  }
}
