import { callFailureMessage, isCallFailure, type Environment, type Fields } from '@aroeira/domain/kernel';
import { registrationMessage, type RegistrationFieldError } from '@aroeira/domain/registration';
import { useInject } from '../../composition/injection.tsx';
import { useOpened } from '../../composition/use-visit.ts';
import { makeClientStep } from './client-step.view-model.ts';
import { FORM } from './form.tokens.ts';
import type { ClientStep, StepFailure } from './step.ts';
import { StepScreen } from './step.screen.tsx';

/** The page of a declared step of a signed-in client. It draws nothing while a session ends. */
export const clientPage = <L, F extends Fields, C extends keyof F, X extends RegistrationFieldError>(
  step: ClientStep<L, F, C, X>,
) =>
  function Page() {
    const desk = useInject(FORM.StepDesk);
    const model = useOpened(() => makeClientStep(step, desk));
    return model === undefined ? null : <StepScreen step={step} model={model} sentenceOf={stepSentence} />;
  };

/** What a page says about a failure that it says nothing of its own about. */
const stepSentence = (failure: StepFailure, environment: Environment): string =>
  isCallFailure(failure) ? callFailureMessage(failure, environment) : registrationMessage(failure);
