import { ChosenPlannerWire } from '@aroeira/adapters-http/registration';
import type { CallFailure } from '@aroeira/domain/kernel';
import { callFailureMessage } from '@aroeira/domain/kernel/messages';
import { choosePlannerForm, plannerIdToSend } from '@aroeira/domain/registration';
import { plannerFailureQuestion } from '@aroeira/domain/registration/messages';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { refusalBy } from '../../refusal.ts';
import { formPage } from '../flow/form-page.ts';

/** Whether the client has a planner, and which one, by the id of the list. */
export const choosePlannerPage = formPage({
  step: 'choosePlanner',
  names: ChosenPlannerWire.names,
  form: ({ app }) => pipe(app.registration.planners, TE.map(choosePlannerForm)),
  saved: ({ record: { hasPlanner, plannerId } }) =>
    TE.right(hasPlanner && plannerId === undefined ? undefined : { hasPlanner: hasPlanner ? 'yes' : 'no', plannerId }),
  save: ({ app, clientId }, values) => {
    const hasPlanner = values.hasPlanner === 'yes';
    return pipe(
      app.registration.clients.savePlanner(clientId, { hasPlanner, plannerId: plannerIdToSend(values) }),
      TE.mapLeft((failure) => ({ _tag: 'PageFailed' as const, why: plannerRefusal(hasPlanner)(failure) })),
    );
  },
});

/** A client without a planner is asked whether they want to talk to the staff. */
const plannerRefusal = (hasPlanner: boolean) =>
  refusalBy(
    (failure: CallFailure) => plannerFailureQuestion({ hasPlanner }) ?? callFailureMessage(failure, 'production'),
  );
