import type { Fields } from '@aroeira/domain/kernel';
import type { Environment } from '@aroeira/domain/kernel/messages';
import type { RegistrationFieldError } from '@aroeira/domain/registration';
import { useInject } from '../../composition/injection.tsx';
import { useOpened } from '../../composition/use-visit.ts';
import { makeClientStep } from './client-step.view-model.ts';
import { FORM } from './form.tokens.ts';
import type { ClientStep, StepFailure, VisitorStep } from './step.ts';
import { makeVisitorStep } from './visitor-step.view-model.ts';
import { stepSentence } from './step-sentence.ts';
import { StepScreen } from './step.screen.tsx';

/** The page of a declared step of a signed-in client. It draws nothing while a session ends. */
export const clientPage = <L, F extends Fields, C extends keyof F, X extends RegistrationFieldError>(
  step: ClientStep<L, F, C, X>,
) =>
  function Page() {
    const desk = useInject(FORM.StepDesk);
    const model = useOpened(() => makeClientStep(step, desk));
    return model === undefined ? null : <StepScreen step={{ refusal: saidBy, ...step }} model={model} />;
  };

/** The page of a declared step of a person without an account. */
export const visitorPage = <F extends Fields, X extends RegistrationFieldError, E>(step: VisitorStep<F, X, E>) =>
  function Page() {
    const desk = useInject(FORM.VisitorDesk);
    const model = useOpened(() => makeVisitorStep(step, desk));
    return <StepScreen step={step} model={model} />;
  };

const saidBy = (failure: StepFailure, _: unknown, environment: Environment): { readonly body: string } => ({
  body: stepSentence(failure, environment),
});
