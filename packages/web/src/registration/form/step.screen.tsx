import type { Fields } from '@aroeira/domain/kernel';
import type { FormStep, RegistrationFieldError } from '@aroeira/domain/registration';
import {
  ADJUSTMENT_TEXTS,
  adjustmentMessage,
  REGISTRATION_TEXTS,
  registrationFieldMessage,
} from '@aroeira/domain/registration/messages';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useDeployment } from '../../composition/deployment.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FormBody } from '../../shell/frame/form-page.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import type { FormModel } from '../../ui/forms/form-model.ts';
import type { AnyForm, SentForm } from '../../ui/forms/sent-form.ts';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { DraftNote } from '../drafts/draft-note.tsx';
import { StepFrame } from './step-frame.tsx';
import type { DrawnStep } from './step.ts';
import type { OpenStep, StepViewModel } from './step.view-model.ts';

interface Props<F extends Fields, C extends keyof F, X extends RegistrationFieldError, E> {
  readonly step: DrawnStep<FormModel<F, C, X>, E>;
  readonly model: StepViewModel<FormModel<F, C, X>, E>;
}

/** A page of the registration's form: its progress, its fields, the draft, and the ways on and back. */
export const StepScreen = <F extends Fields, C extends keyof F, X extends RegistrationFieldError, E>({
  step,
  model,
}: Props<F, C, X, E>) => (
  <Frame step={step.step} model={model}>
    <PageHead title={step.title} lead={step.lead} />
    <WhenLoaded loaded={model.loaded} failed={NOT_LOADED}>
      {(open) => (open === undefined ? <Skeleton /> : <StepForm step={step} open={open} />)}
    </WhenLoaded>
    <LeavingQuestion leaving={model.leaving} />
  </Frame>
);

interface FrameProps {
  readonly step: FormStep;
  readonly model: Pick<StepViewModel<never, never>, 'goBack' | 'isRenewal'>;
  readonly children: ReactNode;
}

const Frame = observer(({ step, model, children }: FrameProps) => (
  <StepFrame step={step} isRenewal={model.isRenewal} onBack={model.goBack}>
    {children}
  </StepFrame>
));

const NOT_LOADED = { title: 'Ops!', body: REGISTRATION_TEXTS.loadFailed };

interface FormProps<F extends Fields, C extends keyof F, X extends RegistrationFieldError, E>
  extends Pick<Props<F, C, X, E>, 'step'> {
  readonly open: OpenStep<FormModel<F, C, X>, E>;
}

const StepForm = <F extends Fields, C extends keyof F, X extends RegistrationFieldError, E>({
  step: { adjustment = adjustmentMessage, refusal, dialog, draw, submit = 'Próximo' },
  open: { sent, draft, adjusted },
}: FormProps<F, C, X, E>) => {
  const { environment } = useDeployment();
  const asked = adjusted && adjustment(adjusted);
  useEffect(focusOnTitle, []);
  return (
    <FormBody
      className="stack-24 step-form"
      sent={sent}
      submit={submit}
      refusal={(failure: E) => refusal(failure, sent.form, environment)}
    >
      {asked !== undefined && (
        <Notice icon="report" title={ADJUSTMENT_TEXTS.title}>
          {asked}
        </Notice>
      )}
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
  readonly dialog: NonNullable<DrawnStep<M, E>['dialog']>;
}

/** The focus goes to the heading of a page that arrives, unless the client moved it in the meantime. */
const focusOnTitle = (): void => {
  const { activeElement } = document;
  if (activeElement === document.body || activeElement?.id === 'main')
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
};

/** @see spec A §5 Registration, "leaving with edits" */
const LeavingQuestion = observer(({ leaving }: Pick<StepViewModel<never, never>, 'leaving'>) =>
  leaving.question === undefined ? null : (
    <ConfirmDialog
      question={REGISTRATION_TEXTS.discardChanges}
      body="O que você digitou nesta etapa será apagado deste aparelho."
      yes="Sim"
      no="Não"
      onYes={() => leaving.answer(true)}
      onNo={() => leaving.answer(false)}
    />
  ),
);
