import type { Environment, Fields } from '@aroeira/domain/kernel';
import {
  REGISTRATION_TEXTS,
  registrationFieldMessage,
  type RegistrationFieldError,
} from '@aroeira/domain/registration';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useDeployment } from '../../composition/deployment.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FormBody } from '../../ui/form-page.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import type { FormModel } from '../../ui/forms/form-model.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { DraftNote } from './draft-note.tsx';
import { StepFrame } from './step-frame.tsx';
import type { DrawnStep } from './step.ts';
import type { OpenStep, StepViewModel } from './step.view-model.ts';

interface Props<F extends Fields, C extends keyof F, X extends RegistrationFieldError, E> {
  readonly step: DrawnStep<FormModel<F, C, X>, E>;
  readonly model: StepViewModel<FormModel<F, C, X>, E>;
  /** The sentence for a failure that the page says nothing of its own about. */
  readonly sentenceOf: (failure: E, environment: Environment) => string;
}

/** A page of the registration's form: its progress, its fields, the draft, and the ways on and back. */
export const StepScreen = <F extends Fields, C extends keyof F, X extends RegistrationFieldError, E>({
  step,
  model,
  sentenceOf,
}: Props<F, C, X, E>) => (
  <StepFrame step={step.step} onBack={model.goBack}>
    <PageHead title={step.title} lead={step.lead} />
    <WhenLoaded loaded={model.loaded} failed={NOT_LOADED}>
      {(open) => (open === undefined ? <Skeleton /> : <StepForm step={step} open={open} sentenceOf={sentenceOf} />)}
    </WhenLoaded>
    <LeavingQuestion leaving={model.leaving} />
  </StepFrame>
);

const NOT_LOADED = { title: 'Ops!', body: REGISTRATION_TEXTS.loadFailed };

interface FormProps<F extends Fields, C extends keyof F, X extends RegistrationFieldError, E>
  extends Pick<Props<F, C, X, E>, 'step' | 'sentenceOf'> {
  readonly open: OpenStep<FormModel<F, C, X>, E>;
}

const StepForm = <F extends Fields, C extends keyof F, X extends RegistrationFieldError, E>({
  step: { refusal, draw, submit = 'Próximo' },
  open: { sent, draft },
  sentenceOf,
}: FormProps<F, C, X, E>) => {
  const { environment } = useDeployment();
  useEffect(focusOnTitle, []);
  return (
    <FormBody
      className="stack-24 step-form"
      sent={sent}
      submit={submit}
      refusal={(failure: E) =>
        refusal === undefined ? { body: sentenceOf(failure, environment) } : refusal(failure, sent.form)
      }
    >
      {draw === undefined ? <FormFields form={sent.form} sentenceOf={registrationFieldMessage} /> : draw(sent.form)}
      <DraftNote draft={draft} />
    </FormBody>
  );
};

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
