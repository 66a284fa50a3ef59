import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Path } from '../routing/paths.ts';
import { FailureAlert } from '../../ui/feedback/support-code.tsx';
import { Button } from '../../ui/button.tsx';
import type { Call } from '../../ui/call.ts';
import type { SentForm } from '../../ui/forms/sent-form.ts';
import { PageHead } from './page-head.tsx';
import { SubmitForm } from '../../ui/submit-form.tsx';

/** What an alert says. `isAnnounced` is `false` when the focus moves to a wrong field instead (decision 0159). */
interface Refusal {
  readonly title?: string;
  readonly body: string;
  readonly isAnnounced?: boolean;
}

/** What the form says and where it leads, apart from its fields. */
export interface Around<F> {
  /** Returns what to say about a failure. `undefined` if a field says it. */
  readonly refusal: (failure: F) => Refusal | undefined;
  /** The caption of the button that sends the form. */
  readonly submit: string;
  /** The links and buttons below the submit button, the more probable one first. */
  readonly waysOut?: ReactNode;
}

interface Props<F> extends Around<F> {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The path of the arrow beside the title. With it the form stands on a card, in the frame of a signed-in client. */
  readonly back?: Path;
  readonly sent: Pick<SentForm<never, F>, 'call' | 'isHeld' | 'submit'>;
  /** The fields, and the content between them. */
  readonly children: ReactNode;
}

/**
 * Draws a page with one form: the head, the fields, the refusal of the server, the submit button and the ways out.
 *
 * On a public page it fills the sheet of the frame. With `back` it is a whole page.
 */
export const FormPage = <F,>({ title, lead, back, ...form }: Props<F>) => {
  const head = <PageHead title={title} lead={lead} back={back} />;
  if (back === undefined)
    return (
      <>
        {head}
        <FormBody {...form} className="stack" />
      </>
    );
  return (
    <div className="page">
      {head}
      <FormBody {...form} className={ON_A_CARD} />
    </div>
  );
};

export const ON_A_CARD = 'card stack form-card';

type BodyProps<F> = Omit<Props<F>, 'title' | 'submit'> & {
  readonly className: string;
  /** Without it there is nothing to send yet, and no button. */
  readonly submit: string | undefined;
};

/** The form itself, for a page of another shape. */
export const FormBody = observer(
  <F,>({ sent, className, submit, ...props }: BodyProps<F>) => (
    <SubmitForm className={className} isBusy={sent.call.isBusy} isHeld={sent.isHeld} onSubmit={sent.submit}>
      {props.children}
      <Refused call={sent.call} refusal={props.refusal} />
      <div className="stack-8 form-actions">
        {submit !== undefined && (
          <Button type="submit" isBusy={sent.call.isBusy}>
            {submit}
          </Button>
        )}
        {props.waysOut}
      </div>
    </SubmitForm>
  ),
  // The type of observer loses the type parameters of the component.
) as <F>(props: BodyProps<F>) => ReactNode;

/** Shows why the server refused the last call. Another sentence is a new alert, so a screen reader reads it again. */
const Refused = observer(<F,>({ call, refusal }: Pick<Props<F>, 'refusal'> & { readonly call: Call<F> }) => {
  if (call.state._tag !== 'Refused') return null;
  const said = refusal(call.state.failure);
  return said === undefined ? null : <FailureAlert key={said.body} failure={call.state.failure} {...said} />;
});
