import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Path } from '../shell/routing/paths.ts';
import { Alert } from './feedback/alert.tsx';
import { Button } from './button.tsx';
import type { Call } from './call.ts';
import { PageHead } from './page-head.tsx';
import { SubmitForm } from './submit-form.tsx';

/** What an alert says; `isAnnounced` is false where the focus goes to a wrong field instead (decision 0159). */
interface Refusal {
  readonly title?: string;
  readonly body: string;
  readonly isAnnounced?: boolean;
}

interface Props<F> {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Where the arrow beside the title leads. With it the form stands on a card, in the frame of a signed-in client. */
  readonly back?: Path;
  /** The fields, and what stands between them. */
  readonly children: ReactNode;
  readonly call: Call<F>;
  /** What to say of a failure; nothing where a field says it. */
  readonly refusal: (failure: F) => Refusal | undefined;
  readonly submit: { readonly caption: string; readonly does: () => unknown };
  /** The ways out below the button, the likelier one first. */
  readonly waysOut?: ReactNode;
}

/**
 * A page that is one form: its head, its fields, what the server refused, the one filled button, the ways out.
 *
 * On a public page it fills the sheet of the frame. With `back` it is a page of its own.
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
  // observer forgets that the component is generic.
}) as <F>(props: Props<F>) => ReactNode;

/** Why the last call was refused. A failure of another kind is a new alert, and is read out again. */
const Refused = observer(<F,>({ call, refusal }: Pick<Props<F>, 'call' | 'refusal'>) => {
  if (call.state._tag !== 'Refused') return null;
  const said = refusal(call.state.failure);
  return said === undefined ? null : <Alert key={said.body} {...said} />;
});
