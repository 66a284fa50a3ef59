import { isCallFailure, type CallFailure, type Fields } from '@aroeira/domain/kernel';
import { callFailureMessage, type Environment } from '@aroeira/domain/kernel/messages';
import type { RegistrationFieldError } from '@aroeira/domain/registration';
import {
  registrationMessage,
  ADJUSTMENT_TEXTS,
  adjustmentMessage,
  REGISTRATION_TEXTS,
  registrationFieldMessage,
} from '@aroeira/domain/registration/messages';
import type { RenewalFailure } from '@aroeira/domain/renewal';
import { renewalMessage } from '@aroeira/domain/renewal/messages';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useInject, useOpened } from '../../composition/injection.tsx';
import { makeClientModel } from './client-page.view-model.ts';
import { FORM } from './form.tokens.ts';
import type { ClientPage, SaveFailure, VisitorPage, DrawnPage } from './declared-page.ts';
import { makeVisitorModel } from './visitor-page.view-model.ts';
import { useDeployment } from '../../composition/deployment.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { FormBody } from '../../shell/frame/form-page.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import type { FormModel } from '../../ui/forms/form-model.ts';
import type { AnyForm, SentForm } from '../../ui/forms/sent-form.ts';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { Waiting } from '../../ui/waiting.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { DraftNote } from '../drafts/draft-note.tsx';
import { FilesUnderway } from '../drafts/files-underway.tsx';
import { PageFrame } from './page-frame.tsx';
import type { OpenPage, PageViewModel } from './page.view-model.ts';

/** A declared page of a signed-in client. It draws nothing while a session ends. */
export const clientPage = <L, F extends Fields, C extends keyof F, X extends RegistrationFieldError>(
  page: ClientPage<L, F, C, X>,
) =>
  function Page() {
    const desk = useInject(FORM.Desk);
    const model = useOpened(() => makeClientModel(page, desk));
    return model === undefined ? null : <PageScreen page={{ refusal: saidBy, ...page }} model={model} />;
  };

/** A declared page of a person without an account. */
export const visitorPage = <F extends Fields, X extends RegistrationFieldError, E>(page: VisitorPage<F, X, E>) =>
  function Page() {
    const desk = useInject(FORM.Desk);
    const model = useOpened(() => makeVisitorModel(page, desk));
    return <PageScreen page={page} model={model} />;
  };

/** The sentence of a failure that a page says nothing of its own about. */
export const sentenceOf = (failure: SaveFailure, environment: Environment): string => {
  if (isCallFailure(failure)) return callFailureMessage(failure, environment);
  return isOfRenewal(failure) ? renewalMessage(failure) : registrationMessage(failure);
};

const saidBy = (failure: SaveFailure, _: unknown, environment: Environment): { readonly body: string } => ({
  body: sentenceOf(failure, environment),
});

const isOfRenewal = (failure: Exclude<SaveFailure, CallFailure>): failure is Exclude<RenewalFailure, CallFailure> =>
  failure._tag === 'RenewalNotDue' || failure._tag === 'RenewalStepOutOfOrder' || failure._tag === 'RenewalNotSigned';

interface Props<F extends Fields, C extends keyof F, X extends RegistrationFieldError, E> {
  readonly page: DrawnPage<FormModel<F, C, X>, E>;
  readonly model: PageViewModel<FormModel<F, C, X>, E>;
}

/** A page of the registration's form: its progress, its fields, the draft, and the ways on and back. */
const PageScreen = <F extends Fields, C extends keyof F, X extends RegistrationFieldError, E>({
  page,
  model,
}: Props<F, C, X, E>) => (
  <PageFrame page={page} model={model}>
    <PageHead title={page.title} lead={page.lead} />
    <WhenLoaded loaded={model.loaded} failed={NOT_LOADED} waiting={<Waiting shape="form" />}>
      {(open) => (open === undefined ? <Waiting shape="form" /> : <PageForm page={page} open={open} />)}
    </WhenLoaded>
    <LeavingQuestion leaving={model.leaving} />
  </PageFrame>
);

const NOT_LOADED = { title: REGISTRATION_TEXTS.loadFailed };

interface FormProps<F extends Fields, C extends keyof F, X extends RegistrationFieldError, E>
  extends Pick<Props<F, C, X, E>, 'page'> {
  readonly open: OpenPage<FormModel<F, C, X>, E>;
}

const PageForm = <F extends Fields, C extends keyof F, X extends RegistrationFieldError, E>({
  page: { adjustment = adjustmentMessage, refusal, dialog, draw, submit = 'Próximo' },
  open,
}: FormProps<F, C, X, E>) => {
  const { environment } = useDeployment();
  const { sent, draft, adjusted, notice } = open;
  const asked = adjusted && adjustment(adjusted);
  useEffect(focusOnTitle, []);
  return (
    <FormBody
      className="stack-24 step-form"
      sent={sent}
      submit={submit}
      refusal={(failure: E) => refusal(failure, sent.form, environment)}
      waysOut={<FilesUnderway page={open} />}
    >
      {asked !== undefined && (
        <Notice icon="report" title={ADJUSTMENT_TEXTS.title}>
          {asked}
        </Notice>
      )}
      {notice !== undefined && <Notice icon="clock">{notice}</Notice>}
      {draw === undefined ? (
        <FormFields form={sent.form} sentenceOf={registrationFieldMessage} />
      ) : (
        draw(sent.form, adjusted)
      )}
      <DraftNote draft={draft} />
      {dialog !== undefined && <FailureDialog sent={sent} dialog={dialog} />}
    </FormBody>
  );
};

/** What a page asks about its last failure. */
const FailureDialog = observer(
  <M extends AnyForm, E>({ sent: { form, call }, dialog }: AskingProps<M, E>) =>
    call.failure === undefined ? null : dialog(call.failure, form, call.dismiss),
  // The type of observer loses the type parameters of the component.
) as <M extends AnyForm, E>(props: AskingProps<M, E>) => ReactNode;

interface AskingProps<M extends AnyForm, E> {
  readonly sent: SentForm<M, E>;
  readonly dialog: NonNullable<DrawnPage<M, E>['dialog']>;
}

/** The focus goes to the heading of a page that arrives, unless the client moved it in the meantime. */
const focusOnTitle = (): void => {
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.id === 'main')
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
};

/** @see spec A §5 Registration, "leaving with edits" */
const LeavingQuestion = observer(({ leaving }: Pick<PageViewModel<never, never>, 'leaving'>) =>
  leaving.question === undefined ? null : (
    <ConfirmDialog
      question={REGISTRATION_TEXTS.discardChanges}
      body="O que você digitou nesta etapa será apagado deste dispositivo."
      yes="Sim"
      no="Não"
      onYes={() => leaving.answer(true)}
      onNo={() => leaving.answer(false)}
    />
  ),
);
