import type { UnsentAnswers } from '@aroeira/domain/suitability';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as t from 'io-ts';
import { withMemoryFallback } from './degrading-store.ts';
import { answersKey, type AnswersPlace } from './forget-unsent-answers.ts';

const Kept = t.intersection([
  t.type({
    clientId: t.Int,
    questionnaireId: t.Int,
    purpose: t.keyof({ new: null, renew: null, remake: null }),
    answers: t.array(t.tuple([t.Int, t.Int])),
  }),
  t.partial({ origin: t.string }),
]);

/** The unsent answers of the client of a tab. A text that does not fit is as good as none. */
export const makeUnsentAnswers = ({ tab, prefix }: AnswersPlace): UnsentAnswers => {
  const store = withMemoryFallback(tab, () => undefined);
  const key = answersKey(prefix);
  return {
    read: (clientId) =>
      pipe(
        O.fromNullable(store.read(key)),
        O.chain((text) => O.tryCatch((): unknown => JSON.parse(text))),
        O.chain((json) =>
          pipe(
            Kept.decode(json),
            E.fold(() => O.none, O.some),
          ),
        ),
        O.filter((kept) => kept.clientId === clientId),
        O.map(({ origin, answers, ...kept }) => ({ ...kept, origin, answers: new Map(answers) })),
        O.toUndefined,
      ),
    keep:
      ({ answers, ...unsent }) =>
      () =>
        store.write(key, JSON.stringify({ ...unsent, answers: [...answers] })),
    remove: () => store.remove(key),
  };
};
