import { mayEnter } from '@aroeira/domain/access';
import type { CallFailure, Fields, FormError, Values } from '@aroeira/domain/kernel';
import {
  NO_ANSWERS,
  previousStep,
  registering,
  registrationAccess,
  type DraftOwner,
  type RegistrationDestination,
  type Visitor,
} from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import type { IO } from 'fp-ts/IO';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { FormModel } from '../../ui/forms/form-model.ts';
import type { FormDesk } from './form-desk.ts';
import type { VisitorPage, VisitorVisit } from './declared-page.ts';
import { makePageModel, type PageViewModel, type PreparedPage } from './page.view-model.ts';

const VISITOR: DraftOwner = { _tag: 'Visitor' };

/** One visit of a person without an account to a page. A client with a session goes to another. @see decision Q020 */
export const makeVisitorModel = <F extends Fields, X extends FormError, E>(
  page: VisitorPage<F, X, E>,
  desk: FormDesk,
): PageViewModel<FormModel<F, never, X>, E> => {
  const { drafts, navigation, ports } = desk;
  const prepared =
    (isWanted: IO<boolean>) =>
    (visitor: Visitor): PreparedPage<FormModel<F, never, X>, E> | RegistrationDestination => {
      const visit: VisitorVisit = {
        parts: desk,
        ports,
        draftOf: (step) => drafts.read(VISITOR, step),
        forget: (step) => drafts.remove(VISITOR, step),
        isWanted,
      };
      const isConditionMet = page.isOpen?.(visit) ?? true;
      const access = registrationAccess({ step: page.step, purpose: 'new', isConditionMet }, visitor);
      if (access._tag === 'Redirect') return access.to;
      const form = page.form(visit);
      return {
        form,
        back: previousStep(registering(NO_ANSWERS), page.step) ?? 'publicWelcome',
        send: (values: Values<F>) => page.send(visit, values),
        refused: (failure) => page.refused?.(failure, form),
        arrived: () => page.arrived?.(form, navigation.state()),
      };
    };
  return makePageModel({
    ...page,
    owner: VISITOR,
    drafts,
    navigation,
    prepare: (isWanted) => pipe(visitorOf(desk), TE.map(prepared(isWanted))),
  });
};

/** A client with a session is asked about, because the registration may be closed to them. */
const visitorOf = ({ editing, memory }: Pick<FormDesk, 'editing' | 'memory'>): TE.TaskEither<CallFailure, Visitor> =>
  pipe(
    O.filter(mayEnter)(memory.session.read()),
    O.match(
      (): TE.TaskEither<CallFailure, Visitor> => TE.right({ _tag: 'Anonymous' }),
      ({ clientId }) =>
        pipe(
          editing.editor(clientId),
          TE.map(({ visitor }) => visitor),
        ),
    ),
  );
