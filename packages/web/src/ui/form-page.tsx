import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Path } from '../shell/routing/paths.ts';
import { Alert } from './feedback/alert.tsx';
import { Button } from './button.tsx';
import type { Call } from './call.ts';
import { PageHead } from './page-head.tsx';
import { SubmitForm } from './submit-form.tsx';

/** What an alert says. `isAnnounced` is `false` when the focus moves to a wrong field instead (decision 0159). */
interface Refusal {
  readonly title?: string;
  readonly body: string;
  readonly isAnnounced?: boolean;
}

interface Props<F> {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The path of the arrow beside the title. With it the form stands on a card, in the frame of a signed-in client. */
  readonly back?: Path;
  /** The fields, and the content between them. */
  readonly children: ReactNode;
  readonly call: Call<F>;
  /** Returns what to say about a failure. `undefined` if a field says it. */
  readonly refusal: (failure: F) => Refusal | undefined;
  readonly submit: { readonly caption: string; readonly does: () => unknown };
  /** The links and buttons below the submit button, the more probable one first. */
  readonly waysOut?: ReactNode;
}

/**
 * Draws a page with one form: the head, the fields, the refusal of the server, the submit button and the ways out.
 *
 * On a public page it fills the sheet of the frame. With `back` it is a whole page.
 */
export const FormPage = observer(<F,>(props: Props<F>) => {
  const { title, lead, back, call, submit } = props;
  const head = <PageHead title={title} lead={lead} back={back} />;
  const form = (
    <SubmitForm
      className={back === undefined ? 'stack' : 'card stack form-card'}
      isBusy={call.isSending}
      onSubmit={submit.does}
    >
      {props.children}
      <Refused call={call} refusal={props.refusal} />
      <div className="stack-8 form-actions">
        <Button type="submit" isBusy={call.isSending}>
          {submit.caption}
        </Button>
        {props.waysOut}
      </div>
    </SubmitForm>
  );
  if (back === undefined)
    return (
      <>
        {head}
        {form}
      </>
    );
  return (
    <div className="page">
      {head}
      {form}
    </div>
  );
  // The type of observer loses the type parameters of the component.
}) as <F>(props: Props<F>) => ReactNode;

/** Shows why the server refused the last call. Another sentence is a new alert, so that a screen reader reads it again. */
const Refused = observer(<F,>({ call, refusal }: Pick<Props<F>, 'call' | 'refusal'>) => {
  if (call.state._tag !== 'Refused') return null;
  const said = refusal(call.state.failure);
  return said === undefined ? null : <Alert key={said.body} {...said} />;
});
