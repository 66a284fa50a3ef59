import type * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type * as t from 'io-ts';
import { examples, type AddCommand } from '../command.ts';
import type { App } from '../composition.ts';
import { jsonAnswer } from '../output.ts';
import type { Refusal } from '../refusal.ts';
import { readKnown } from './known-names.ts';

/** A rule of the domain that takes one JSON document and answers with another. */
export interface JsonRule<A> {
  readonly name: string;
  readonly description: string;
  /** An example input, for the help. */
  readonly example: string;
  readonly input: t.Decoder<unknown, A>;
  /** The document to print with money in reais, or why this input has none. */
  readonly answer: (input: A, app: Pick<App, 'settings'>) => E.Either<Refusal, unknown>;
}

/** The help text of a rule's argument. */
export const INPUT_ARGUMENT = 'the JSON itself, or the same as --file';

/** The help text of a rule's file. */
export const FILE_OPTION = 'the JSON to read; - is standard input';

/** Makes the command of a rule. It works offline, and prints JSON for people too. */
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
            readKnown(app.io, input)(file),
            TE.chainEitherK((read) => answer(read, app)),
            TE.map(jsonAnswer),
          ),
        ),
      );
  };
