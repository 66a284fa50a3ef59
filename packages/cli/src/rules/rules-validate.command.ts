import { todayOf, validateValue, type CalendarDay } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { Io } from '../io.ts';
import { jsonAnswer, refusalJson, type Outcome } from '../output.ts';
import { decodeAs, openText, parseAs } from './json-input.ts';
import { FILE_OPTION } from './json-rule.ts';
import { readKnown, decodeKnown } from './known-names.ts';
import { FIELD_TYPES, QuestionWire } from './question.codecs.ts';
import { usage, type Refusal } from '../refusal.ts';
import { linesOf } from './lines.ts';

/** Prints one result for each line at once. It goes on after an unreadable one, and ends with 2. @see decision 0090 */
const validateBatch = (io: Io, file: string, today: CalendarDay): Task =>
  pipe(
    openText(io, file),
    TE.chain((pieces) => async (): Promise<E.Either<Refusal, Outcome>> => {
      let [lines, wrong] = [0, 0];
      for await (const text of linesOf(pieces)) {
        lines += 1;
        const question = pipe(parseAs(t.unknown)(text), E.chain(decodeKnown(QuestionWire)));
        if (E.isLeft(question)) wrong += 1;
        const result = E.isLeft(question)
          ? { line: lines, ...refusalJson(question.left) }
          : validateValue(question.right, today);
        io.out(`${JSON.stringify(result)}\n`);
      }
      return wrong === 0 ? E.right('printed') : E.left(usage(`${wrong} of ${lines} lines could not be read.`));
    }),
  );

interface Asked {
  readonly type: string | undefined;
  readonly value: string | undefined;
  readonly caption?: string | undefined;
  readonly required?: true | undefined;
  readonly maxLength?: number | undefined;
  readonly minLength?: number | undefined;
  readonly file?: string | undefined;
  readonly batch?: string | undefined;
}

export const addRulesValidate: AddCommand = (parent, run) => {
  parent
    .command('validate')
    .description('Check a value as the field of its type would; exit 0 whether it is valid or not.')
    .argument('[type]', FIELD_TYPES)
    .argument('[value]', 'as it would be typed, days as DD/MM/YYYY; -- before one that begins with a dash')
    .option('--caption <caption>', "the field's caption, which stands in some messages (default Campo)")
    .option('--required', 'nothing typed is refused')
    .option('--max-length <n>', 'of text, textarea and number', Number)
    .option('--min-length <n>', 'of text, textarea and number', Number)
    .option('--file <file>', `${FILE_OPTION}: {"type":…,"value":…} and the options by their names`)
    .option('--batch <file>', 'check many: such an object a line, one result a line')
    .addHelpText(
      'after',
      `${examples(
        'portal rules validate cpf 529.982.247-25',
        "portal rules validate text '' --caption Nome --required",
        `echo '{"type":"money","value":"1.234,56"}' | portal rules validate --batch -`,
      )}

A line of a batch that cannot be read has {"line":N,"error":{"code":"usage","message":"…","field":"…"}} for its
result. The other lines are checked all the same, and the exit code is 2.`,
    )
    .action((type, value, options) => run(({ io }) => validate(io, { ...options, type, value })));
};

const validate = (io: Io, { file, batch, ...asked }: Asked): Task => {
  const today = todayOf(io.clock)();
  if (batch !== undefined) return validateBatch(io, batch, today);
  return pipe(
    file === undefined ? TE.fromEither(decodeAs(QuestionWire)(asked)) : readKnown(io, QuestionWire)(file),
    TE.map((question) => jsonAnswer(validateValue(question, today))),
  );
};
