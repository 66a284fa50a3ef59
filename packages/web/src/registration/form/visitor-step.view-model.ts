import { mayEnter, type DeviceMemory } from '@aroeira/domain/access';
import { todayOf, type CallFailure, type Fields, type FormError, type Values } from '@aroeira/domain/kernel';
import {
  NO_ANSWERS,
  previousStep,
  registering,
  registrationAccess,
  startOf,
  type DraftOwner,
  type RegistrationDestination,
  type StepDrafts,
  type Visitor,
} from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import type { BrowserNavigation } from '../../shell/routing/browser-navigation.ts';
import type { FormModel, FormPorts } from '../../ui/forms/form-model.ts';
import type { RegistrationFile } from './registration-file.ts';
import type { VisitorParts } from './step-parts.ts';
import type { VisitorStep, VisitorVisit } from './step.ts';
import { makeStepModel, type PreparedStep, type StepViewModel } from './step.view-model.ts';

/** What the pages have that a person without an account opens. */
export interface VisitorDesk {
  readonly file: RegistrationFile;
  readonly drafts: StepDrafts;
  readonly memory: Pick<DeviceMemory, 'session'>;
  readonly navigation: Pick<BrowserNavigation, 'push' | 'replace' | 'guard' | 'state'>;
  readonly ports: FormPorts;
  readonly parts: VisitorParts;
}

const VISITOR: DraftOwner = { _tag: 'Visitor' };

/** One visit of a person without an account to a page. A client with a session goes to another one. @see decision Q020 */
export const makeVisitorStep = <F extends Fields, X extends FormError, E>(
  step: VisitorStep<F, X, E>,
  { file, drafts, memory, navigation, ports, parts }: VisitorDesk,
): StepViewModel<FormModel<F, never, X>, E> => {
  let isWanted = true;
  const prepared = (visitor: Visitor): PreparedStep<FormModel<F, never, X>, E> | RegistrationDestination => {
    const visit: VisitorVisit = {
      parts,
      ports,
      start: startOf(drafts.read(VISITOR, 'start'), todayOf(ports.clock)()),
      forgetStart: drafts.remove(VISITOR, 'start'),
      isWanted: () => isWanted,
    };
    const isConditionMet = step.isOpen?.(visit) ?? true;
    const access = registrationAccess({ step: step.step, purpose: 'new', isConditionMet }, visitor);
    if (access._tag === 'Redirect') return access.to;
    const form = step.form(visit);
    return {
      form,
      back: previousStep(registering(NO_ANSWERS), step.step) ?? 'publicWelcome',
      send: (values: Values<F>) => step.send(visit, values),
      refused: (failure) => step.refused?.(failure, form),
      arrived: () => step.arrived?.(form, navigation.state()),
    };
  };
  const model = makeStepModel({
    step: step.step,
    owner: VISITOR,
    drafts,
    navigation,
    keepsDraft: step.keepsDraft ?? false,
    prepare: pipe(visitorOf({ file, memory }), TE.map(prepared)),
  });
  return {
    ...model,
    open: () => {
      isWanted = true;
      return model.open();
    },
    close: () => {
      isWanted = false;
      model.close();
    },
  };
};

/** A client with a session is asked about, because the registration may be closed to them. */
const visitorOf = ({ file, memory }: Pick<VisitorDesk, 'file' | 'memory'>): TE.TaskEither<CallFailure, Visitor> =>
  pipe(
    O.filter(mayEnter)(memory.session.read()),
    O.match(
      (): TE.TaskEither<CallFailure, Visitor> => TE.right({ _tag: 'Anonymous' }),
      ({ clientId }) =>
        pipe(
          file.editor(clientId),
          TE.map(({ visitor }) => visitor),
        ),
    ),
  );
