import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import { examples, type AddCommand } from '../command.ts';
import { readJson } from './json-input.ts';

/** A rule of the domain that takes one JSON document and answers another. */
export interface JsonRule<A> {
  readonly name: string;
  readonly description: string;
  /** An input that the rule takes; part of the help. */
  readonly example: string;
  readonly input: t.Decoder<unknown, A>;
  /** The document to print, money in reais. */
  readonly answer: (input: A) => unknown;
}

/** The command of a rule: offline, and its answer is JSON for people too. */
export const jsonRule =
  <A>({ name, description, example, input, answer }: JsonRule<A>): AddCommand =>
  (parent, run) => {
    parent
      .command(name)
      .description(description)
      .argument('[file]', 'the same as --file')
      .option('--file <file>', 'the JSON to read; - is standard input')
      .addHelpText('after', examples(`echo '${example}' | portal rules ${name} --file -`))
      .action((argument, { file = argument }) =>
        run(({ io }) =>
          pipe(
            readJson(io, input)(file),
            TE.map(answer),
            TE.map((json) => ({ json, text: JSON.stringify(json) })),
          ),
        ),
      );
  };
