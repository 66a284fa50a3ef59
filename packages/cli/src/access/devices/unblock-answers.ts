import { UNBLOCK_WORDS } from '@aroeira/adapters-http/access';
import { secureChance } from '@aroeira/adapters-http/platform';
import {
  drawQuestions,
  UNBLOCK_QUESTIONS,
  unblockForm,
  unblockMessage,
  type UnblockAnswers,
  type UnblockQuestion,
} from '@aroeira/domain/access';
import { checkForm, formatDay, parseDay, todayOf } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { App } from '../../composition.ts';
import { refusal, usage, type Refusal } from '../../refusal.ts';
import { readNamed } from '../../rules/known-names.ts';
import type { Person } from '../../io.ts';

/** The number of questions of the web. @see spec A §9 "Unblock: 3 random questions out of 5" */
const ASKED = 3;

type Typed = Readonly<Partial<Record<UnblockQuestion, string>>>;

const AnswersJson = t.partial({
  [UNBLOCK_WORDS.motherName]: t.string,
  [UNBLOCK_WORDS.cep]: t.string,
  [UNBLOCK_WORDS.birthDate]: t.string,
  [UNBLOCK_WORDS.streetNumber]: t.string,
  [UNBLOCK_WORDS.email]: t.string,
});

/**
 * Reads the answers of a blocked device and checks them as the web does. They come from JSON with at least three
 * answers, or from the person, who gets three questions.
 */
export const unblockAnswers = (app: App, source: string | undefined): TE.TaskEither<Refusal, UnblockAnswers> =>
  pipe(
    source === undefined ? asked(app) : fromJson(app, source),
    TE.chainEitherK((typed) => checked(app, typed)),
  );

const fromJson = ({ io }: App, source: string): TE.TaskEither<Refusal, Typed> =>
  pipe(
    readNamed(io, AnswersJson)(source),
    // A file has ISO days. A form has days as a client types them.
    TE.map(
      ({ birthDate, ...rest }): Typed => (birthDate === undefined ? rest : { ...rest, birthDate: asTyped(birthDate) }),
    ),
  );

const asTyped = (birthDate: string): string => {
  const day = parseDay(birthDate);
  return day === undefined ? birthDate : formatDay(day);
};

const asked = ({ io }: App): TE.TaskEither<Refusal, Typed> =>
  io.person === undefined
    ? TE.left(usage('No terminal to ask the questions: give --answers FILE.'))
    : TE.fromTask(ask(io.person, drawQuestions([secureChance(), secureChance(), secureChance()])));

const ask = (person: Person, questions: readonly UnblockQuestion[]) => async (): Promise<Typed> => {
  const { fields } = unblockForm(questions);
  const typed: Partial<Record<UnblockQuestion, string>> = {};
  for (const question of questions) typed[question] = await person.ask(`${fields[question].caption}: `);
  return typed;
};

const checked = ({ io }: App, typed: Typed): E.Either<Refusal, UnblockAnswers> => {
  const questions = UNBLOCK_QUESTIONS.filter((question) => typed[question] !== undefined);
  if (questions.length < ASKED)
    return E.left(invalid(UNBLOCK_QUESTIONS.find((question) => !questions.includes(question))));
  const none = { motherName: '', cep: '', birthDate: '', streetNumber: '', email: '' };
  return pipe(
    checkForm(unblockForm(questions), { ...none, ...typed }, { today: todayOf(io.clock)() }),
    E.mapLeft((errors) => invalid(Object.keys(errors)[0])),
  );
};

/** @param field the first wrong field */
const invalid = (field: string | undefined): Refusal => ({
  ...refusal('answers_invalid', unblockMessage({ _tag: 'AnswersInvalid' })),
  field,
});
