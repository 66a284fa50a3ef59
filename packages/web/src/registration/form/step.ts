import type { Session } from '@aroeira/domain/access';
import type { CallFailure, Fields, Values } from '@aroeira/domain/kernel';
import type {
  FormStep,
  OpenRegistration,
  RegistrationError,
  RegistrationFieldError,
} from '@aroeira/domain/registration';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { ReactNode } from 'react';
import type { FormModel, FormPorts } from '../../ui/forms/form-model.ts';
import type { StepParts } from './step-parts.ts';

/** What a page of a signed-in client works with. */
export interface ClientVisit {
  readonly parts: StepParts;
  readonly ports: FormPorts;
  readonly client: Session;
  /** What the server has saved. The pages share it, so no page asks for it again. */
  readonly registration: OpenRegistration;
}

/** What an alert says. */
interface StepRefusal {
  readonly title?: string;
  readonly body: string;
}

/** The part of a page that its screen draws. `M` is the form, `F` a failure of the save. */
export interface DrawnStep<M, F> {
  readonly step: FormStep;
  /** What the page asks, as its heading. */
  readonly title: string;
  readonly lead?: string;
  /** What to say about a failed save. `undefined` if a field says it. By default the sentence of the failure. */
  readonly refusal?: (failure: F, form: M) => StepRefusal | undefined;
  /** Draws the fields in another way than one below the other. */
  readonly draw?: (form: M) => ReactNode;
  /** 'Próximo' by default. */
  readonly submit?: string;
}

/** Why a page of a signed-in client was not saved. */
export type StepFailure = RegistrationError | CallFailure;

/**
 * A page of a signed-in client, as data. Everything else is the kit's: docs/tour.md "What a step of the registration
 * costs".
 *
 * `L` is what this page alone loads, `F` are its fields, `C` those that may be hidden.
 */
export interface ClientStep<L, F extends Fields, C extends keyof F, X extends RegistrationFieldError>
  extends DrawnStep<FormModel<F, C, X>, StepFailure> {
  /** One call at most. What several pages need is in `registration`. */
  readonly load?: (visit: ClientVisit) => TaskEither<CallFailure, L>;
  /** Makes the form with the saved values. */
  readonly form: (visit: ClientVisit, loaded: L) => FormModel<F, C, X>;
  /** Sends the values. It may be repeated. */
  readonly save: (visit: ClientVisit, values: Values<F, C>) => TaskEither<StepFailure, void>;
}
