import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { CalendarDay } from '../../kernel/days.ts';
import { checkForm, emptyForm } from '../../kernel/fields/index.ts';
import { typedFromDraft } from '../drafts/drafts.rules.ts';
import type { DraftContent } from '../drafts/step-drafts.ports.ts';
import { startForm, type StartValues } from './start.form.ts';

/**
 * The start form that a draft holds. The page of the password creates the client with it.
 *
 * @returns `undefined` without a draft, and while something in it is wrong
 */
export const startOf = (draft: DraftContent | undefined, today: CalendarDay): StartValues | undefined =>
  draft === undefined
    ? undefined
    : pipe(
        checkForm(startForm, { ...emptyForm(startForm), ...typedFromDraft(startForm.fields, draft) }, { today }),
        E.match(
          () => undefined,
          (values) => values,
        ),
      );
