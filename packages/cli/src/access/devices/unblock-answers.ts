import { unblockForm, type TypedAnswers, type UnblockQuestion } from '@aroeira/domain/access';
import { formatDay, parseDay } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { App } from '../../composition.ts';
import { usage, type Refusal } from '../../refusal.ts';
import { readKnown } from '../../rules/known-names.ts';
import type { Person } from '../../io.ts';

/** The answers as texts. A file has our names of them. */
const AnswersJson = t.partial({
  motherName: t.string,
  cep: t.string,
  birthDate: t.string,
  streetNumber: t.string,
  email: t.string,
});

type Answers = TE.TaskEither<Refusal, TypedAnswers>;

type Parts = Pick<App, 'io'>;

/** Takes the answers from JSON, or asks the person the drawn questions. */
export const unblockAnswers =
  (app: Parts, source: string | undefined) =>
  (drawn: readonly UnblockQuestion[]): Answers =>
    source === undefined ? asked(app, drawn) : fromJson(app, source);

const fromJson = ({ io }: Parts, source: string): Answers =>
  pipe(
    readKnown(io, AnswersJson)(source),
    // A file has ISO days. A form has days as a client types them.
    TE.map(({ birthDate, ...rest }) => (birthDate === undefined ? rest : { ...rest, birthDate: asTyped(birthDate) })),
  );

const asTyped = (birthDate: string): string => {
  const day = parseDay(birthDate);
  return day === undefined ? birthDate : formatDay(day);
};

const asked = ({ io }: Parts, drawn: readonly UnblockQuestion[]): Answers =>
  io.person === undefined
    ? TE.left(usage('No terminal to ask the questions: give --answers FILE.'))
    : TE.fromTask(ask(io.person, drawn));

const ask = (person: Person, questions: readonly UnblockQuestion[]) => async (): Promise<TypedAnswers> => {
  const { fields } = unblockForm(questions);
  const typed: Partial<Record<UnblockQuestion, string>> = {};
  for (const question of questions) typed[question] = await person.ask(`${fields[question].caption}: `);
  return typed;
};
