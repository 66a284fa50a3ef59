import type * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import { examples, type AddCommand } from '../command.ts';
import type { App } from '../composition.ts';
import { jsonAnswer } from '../output.ts';
import type { Refusal } from '../refusal.ts';
import { readJson } from './json-input.ts';

/** A rule of the domain that takes one JSON document and answers another. */
export interface JsonRule<A> {
  readonly name: string;
  readonly description: string;
  /** An input that the rule takes; part of the help. */
  readonly example: string;
  readonly input: t.Decoder<unknown, A>;
  /** The document to print, money in reais; or why there is none for such an input. */
  readonly answer: (input: A, app: App) => E.Either<Refusal, unknown>;
}

/** How a rule's argument reads in its help. */
export const INPUT_ARGUMENT = 'the JSON itself, or the same as --file';

/** How a rule's file reads in its help. */
export const FILE_OPTION = 'the JSON to read; - is standard input';

/** The command of a rule: offline, and its answer is JSON for people too. */
export const jsonRule =
  <A>({ name, description, example, input, answer }: JsonRule<A>): AddCommand =>
  (parent, run) => {
    parent
      .command(name)
      .description(description)
      .argument('[input]', INPUT_ARGUMENT)
      .option('--file <file>', FILE_OPTION)
      .addHelpText('after', examples(`echo '${example}' | portal rules ${name} --file -`))
      .action((argument, { file = argument }) =>
        run((app) =>
          pipe(
            readJson(app.io, input)(file),
            TE.chainEitherK((read) => answer(read, app)),
            TE.map(jsonAnswer),
          ),
        ),
      );
  };
