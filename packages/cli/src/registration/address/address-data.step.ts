import type { Typed } from '@aroeira/domain/kernel';
import { addressDataForm, fillAddress, STATES } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { callRefusal } from '../../refusal.ts';
import { formStep, type StepContext } from '../flow/form-step.ts';

/** The residence, by the names of A §3; its proof is a file of this machine. What the CEP tells may be left out. */
export const addressDataStep = formStep({
  step: 'addressData',
  form: () => TE.right(addressDataForm),
  saved: ({ app, clientId }) =>
    pipe(
      app.registration.record(clientId),
      TE.bimap(callRefusal, ({ address }) => address),
    ),
  kept: ({ app, clientId }) =>
    pipe(
      app.registration.picture(clientId, 'proofOfResidence'),
      TE.bimap(callRefusal, (proofOfResidence) => ({ proofOfResidence })),
    ),
  complete: (context, typed) => lookUp(context, typed),
  save: ({ app, clientId }, values) => pipe(app.registration.saveAddress(clientId, values), TE.mapLeft(callRefusal)),
});

type TypedAddress = Typed<typeof addressDataForm>;

/** Fills what was left out, as the page does once the CEP is typed. @see spec A §5 Registration, Address */
const lookUp = ({ app }: StepContext, typed: TypedAddress): T.Task<TypedAddress> =>
  pipe(
    app.registration.lookUpAddress(typed.cep),
    T.map((found) => {
      const { state, ...filled } = fillAddress({ ...typed, state: typed.state ?? '' }, found, undefined);
      return { ...typed, ...filled, state: STATES.find(({ value }) => value === state)?.value ?? typed.state };
    }),
  );
