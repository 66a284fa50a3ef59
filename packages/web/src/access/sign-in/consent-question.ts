import type { ConsentRequest, SignInStep } from '@aroeira/domain/access';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { ConsentQuestion, StepActions } from './sign-in-steps.ts';

/** The question for consent that a sign-in waits for. @param take continues with the step after a yes */
export const consentQuestion = (
  actions: Pick<StepActions, 'acceptConsent' | 'denyConsent'>,
  request: ConsentRequest,
  take: (step: SignInStep) => void | Promise<void>,
): ConsentQuestion => ({
  document: request.session.document,
  opened: request.session,
  accept: (terms) =>
    pipe(
      actions.acceptConsent(request, terms),
      TE.map((step) => ({ goOn: () => take(step), opened: request.session })),
    ),
  deny: actions.denyConsent(request),
});
