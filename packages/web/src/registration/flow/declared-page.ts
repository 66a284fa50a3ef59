import type { Session } from '@aroeira/domain/access';
import type { CallFailure, Fields, FormError, Values } from '@aroeira/domain/kernel';
import type { Environment } from '@aroeira/domain/kernel/messages';
import type {
  DraftContent,
  FormStep,
  OpenRegistration,
  RegistrationDestination,
  RegistrationError,
  RegistrationFieldError,
  RegistrationPart,
} from '@aroeira/domain/registration';
import type { RenewalFailure } from '@aroeira/domain/renewal';
import type { IO } from 'fp-ts/IO';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { ReactNode } from 'react';
import type { FormModel, FormPorts } from '../../ui/forms/form-model.ts';
import type { FormDesk } from './form-desk.ts';
import type { KeptRecords } from './editing.ts';
import type { Goes } from './page.view-model.ts';

/** What every page works with. */
interface Visit {
  readonly parts: FormDesk;
  readonly ports: FormPorts;
}

/** What a page of a signed-in client works with. */
export interface ClientVisit extends Visit {
  readonly client: Session;
  readonly purpose: 'new' | 'renew';
  /** What the server has saved. The pages share it, so no page asks for it again. */
  readonly registration: OpenRegistration;
  /** The parts that the staff asked for again. `undefined` without an adjustment. */
  readonly adjusted: readonly RegistrationPart[] | undefined;
}

/** What a page of a person without an account works with. */
export interface VisitorVisit extends Visit {
  /** What this tab keeps of a page. */
  readonly draftOf: (step: FormStep) => DraftContent | undefined;
  readonly forget: (step: FormStep) => IO<void>;
  /** Whether the person is still on the page. */
  readonly isWanted: IO<boolean>;
}

/** What an alert says. */
interface Refusal {
  readonly title?: string;
  readonly body: string;
}

/** The part of a page that its screen draws. `M` is the form, `F` a failure of the save. */
export interface DrawnPage<M, F> {
  readonly step: FormStep;
  /** What the page asks, as its heading. */
  readonly title: string;
  readonly lead?: string;
  /** Whether every part of the form is done. */
  readonly isEnd?: boolean;
  /** What to say about a failed save. `undefined` if a field says it. */
  readonly refusal: (failure: F, form: M, environment: Environment) => Refusal | undefined;
  /** Runs once for each failed save, for example to show an error at a field. */
  readonly refused?: (failure: F, form: M) => void;
  /** What the page says to a client whom the staff asked for an adjustment. By default what they asked for. */
  readonly adjustment?: (adjusted: readonly RegistrationPart[]) => string | undefined;
  /** Asks the client something about a failed save. */
  readonly dialog?: (failure: F, form: M, dismiss: () => void) => ReactNode;
  /** Draws the fields in another way than one below the other. */
  readonly draw?: (form: M, adjusted: readonly RegistrationPart[] | undefined) => ReactNode;
  /** 'Próximo' by default. */
  readonly submit?: string;
}

/** Why a page of a signed-in client was not saved. In a renewal the mark after the save may fail too. */
export type SaveFailure = RegistrationError | RenewalFailure;

/**
 * A page of a signed-in client, as data. The rest is the kit's: docs/tour.md "What a page of the registration costs".
 *
 * `L` is what this page alone loads, `F` are its fields, `C` those that may be hidden.
 */
export interface ClientPage<L, F extends Fields, C extends keyof F, X extends RegistrationFieldError>
  extends Omit<DrawnPage<FormModel<F, C, X>, SaveFailure>, 'refusal'> {
  /** By default the sentence of the failure. */
  readonly refusal?: DrawnPage<FormModel<F, C, X>, SaveFailure>['refusal'];
  /** One call at most. What several pages need is in `registration`. */
  readonly load?: (visit: ClientVisit) => TaskEither<CallFailure, L>;
  /** The page's own condition: where it leads a client who may not open it now. @see spec A §2 "an access condition" */
  readonly elsewhere?: (visit: ClientVisit, loaded: L) => RegistrationDestination | undefined;
  /** What the client reads above the fields, apart from an adjustment. */
  readonly notice?: (loaded: L) => string | undefined;
  /** Makes the form with the saved values. */
  readonly form: (visit: ClientVisit, loaded: L) => FormModel<F, C, X>;
  /** Whether a draft belongs to what the page shows. Without it every draft of the page does. */
  readonly ownsDraft?: (form: FormModel<F, C, X>, draft: DraftContent) => boolean;
  /** The shared records that the save changed. The kit asks for them again. By default the client's record. */
  readonly changes?: readonly (keyof KeptRecords)[];
  /** Whether a renewal alone has the page. */
  readonly isOfRenewal?: boolean;
  /** Whether the check list tells of what the page saves. By default it does. */
  readonly isOnCheckList?: boolean;
  /** Sends the values. It may be repeated. */
  readonly save: (visit: ClientVisit, values: Values<F, C>) => TaskEither<RegistrationError | CallFailure, void>;
}

/** A page of a person without an account, as data. `E` is why it was not sent. */
export interface VisitorPage<F extends Fields, X extends FormError, E> extends DrawnPage<FormModel<F, never, X>, E> {
  /** The page's own condition. Without it the person goes one page back. */
  readonly isOpen?: (visit: VisitorVisit) => boolean;
  readonly form: (visit: VisitorVisit) => FormModel<F, never, X>;
  /** Runs when the form is there. `state` is what another page passed to this one. */
  readonly arrived?: (form: FormModel<F, never, X>, state: object | undefined) => void;
  readonly send: (visit: VisitorVisit, values: Values<F>) => TaskEither<E, Goes>;
  /** The draft stays after the send, because a later page sends it. */
  readonly keepsDraft?: boolean;
}
