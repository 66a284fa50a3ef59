import type { ReadableTerm, ReadableTerms } from '@aroeira/domain/registration';
import { canAccept, readUpTo, type Reading } from '@aroeira/domain/signature';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { observable, runInAction } from 'mobx';
import { Loaded } from '../../ui/loaded.ts';

/** What a visit to /registration/terms works with. The view model knows no route. */
interface TermParts {
  readonly term: ReadableTerm;
  readonly load: ReadableTerms['load'];
  /** The client read and accepted the term. */
  readonly accepted: () => void;
  readonly back: () => void;
}

export type TermViewModel = ReturnType<typeof makeTermModel>;

/** One visit to /registration/terms. @see spec A §2 Registration routes; decision Q152 */
export const makeTermModel = ({ term, load, accepted, back }: TermParts) => {
  const pdf = new Loaded(
    pipe(
      load(term.source),
      TE.map(({ bytes }) => bytes),
    ),
  );
  // A term to sign is read to its end. The proposal is not signed.
  const progress = observable<{ reading: Reading }>({
    reading: term.source._tag === 'ListedTerm' ? 'unopened' : 'readToEnd',
  });
  const answer = observable({ isChecked: false, isMissing: false });
  const say = (isChecked: boolean, isMissing: boolean) =>
    runInAction(() => Object.assign(answer, { isChecked, isMissing }));
  return {
    term,
    pdf,
    /** Whether the client checked the box, and whether the last press of 'Aceito' lacked it. */
    answer,
    /** Whether the client may accept the term. @see decision Q152 */
    get isReadToEnd(): boolean {
      return canAccept(progress.reading);
    },
    seen: (upTo: Parameters<typeof readUpTo>[1]) =>
      runInAction(() => {
        progress.reading = readUpTo(progress.reading, upTo);
      }),
    toggle: () => say(!answer.isChecked, false),
    accept: () => {
      if (!canAccept(progress.reading)) return;
      if (answer.isChecked) accepted();
      else say(false, true);
    },
    back,
    open: () => pdf.load(),
    close: () => pdf.close(),
  };
};
