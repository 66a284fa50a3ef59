import { validateValue, type CalendarDay } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Task } from '../command.ts';
import type { Io } from '../io.ts';
import { refusalJson, type Outcome } from '../output.ts';
import { usage, type Refusal } from '../refusal.ts';
import { openText, parseAs } from './json-input.ts';
import { decodeKnown } from './known-names.ts';
import { linesOf } from './lines.ts';
import { QuestionWire } from './question.codecs.ts';

/**
 * Checks a file with one JSON object on each line, and prints one result for each line at once. An unreadable line has
 * the result `{"line":3,"error":{"code":"usage","message":"…","field":"type"}}`. The command goes on, and ends with
 * wrong usage.
 * @see decision 0090
 */
export const validateBatch = (io: Io, file: string, today: CalendarDay): Task =>
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
