import { wrongFields, type FieldError } from '@aroeira/domain/kernel';
import type { TaskEither } from 'fp-ts/TaskEither';
import { Call, type Then } from '../call.ts';

/** What sends a form needs of it: a `FormModel`, whatever its fields are. */
export interface AnyForm {
  readonly submit: () => object | undefined;
  /** What the last submit waits for. */
  readonly awaited: Promise<boolean> | undefined;
  readonly visible: readonly string[];
  // TypeScript compares the parameters of methods in both directions, so forms of all fields fit.
  refuse(name: string, error: FieldError): void;
  readonly close: () => void;
}

/** The values of a form without errors. */
export type ValuesIn<M extends AnyForm> = NonNullable<ReturnType<M['submit']>>;

/** What a sent form is made of, and what follows the answer. */
export interface SentFormParts<M extends AnyForm, F, A> extends Then<F, A> {
  readonly form: M;
  readonly send: (values: ValuesIn<M>) => TaskEither<F, A>;
  /** The failure to show when a field is wrong. Without it the wrong field alone says so. */
  readonly whenWrong?: F;
}

/** A form, and the call that sends it. It is the view model of a page, or a part of it. */
export interface SentForm<M extends AnyForm, F> {
  readonly form: M;
  readonly call: Call<F>;
  /** Whether the fields take nothing, as while the call is busy. */
  readonly isHeld?: boolean;
  /** Checks the form and sends it, once a chosen photo is ready. A failed call keeps what the client typed. */
  readonly submit: () => Promise<void>;
  /** Ends the visit. An answer that comes later changes nothing. */
  readonly close: () => void;
}

/** Makes the view model of a page with one form. `useVisit` closes it. */
export const sentForm = <M extends AnyForm, F, A>(parts: SentFormParts<M, F, A>): SentForm<M, F> => {
  const { form, send, whenWrong, ...follows } = parts;
  const then: Then<F, A> = {
    ...follows,
    refused: (failure) => {
      markWrong(form, wrongFields(failure));
      return follows.refused?.(failure);
    },
  };
  const call = new Call<F>();
  const submit = async (): Promise<void> => {
    const values = form.submit();
    // A form answers `undefined` for wrong fields, and for what it waits for.
    if (values !== undefined) await call.run(send(values as ValuesIn<M>), then);
    else if (form.awaited !== undefined) return (await call.hold(form.awaited)) ? submit() : undefined;
    else if (whenWrong === undefined) call.dismiss();
    else call.refuse(whenWrong);
  };
  return {
    form,
    call,
    submit,
    close: () => {
      form.close();
      call.close();
    },
  };
};

/** Marks the visible fields that the server found wrong. The first one gets the focus. @see decision 0316 */
const markWrong = (form: AnyForm, names: readonly string[]): void => {
  const wrong = form.visible.filter((name) => names.includes(name));
  for (const name of wrong.toReversed()) form.refuse(name, { _tag: 'NotAccepted' });
};
