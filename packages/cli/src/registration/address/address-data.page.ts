import type { Typed } from '@aroeira/domain/kernel';
import { addressDataForm, fillAddress } from '@aroeira/domain/registration';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { formPage, type PageContext } from '../flow/form-page.ts';

/** The residence, by the names of A §3. Its proof is a file on this disk. A file may leave out what the CEP tells. */
export const addressDataPage = formPage({
  step: 'addressData',
  form: () => TE.right(addressDataForm),
  saved: ({ record }) => TE.right(record.address),
  kept: ({ app, clientId }) =>
    pipe(
      app.registration.papers.picture(clientId, 'proofOfResidence'),
      TE.map((proofOfResidence) => ({ proofOfResidence })),
    ),
  complete: (context, typed) => lookUp(context, typed),
  save: ({ app, clientId }, values) => app.registration.saveAddress(clientId, values),
});

type TypedAddress = Typed<typeof addressDataForm>;

/** Fills in the missing parts, as the page does after the client typed the CEP. @see spec A §5 Registration, Address */
const lookUp = ({ app }: PageContext, typed: TypedAddress): T.Task<TypedAddress> =>
  pipe(
    app.registration.lookUpAddress(typed.cep),
    T.map((found) => ({ ...typed, ...fillAddress(typed, found) })),
  );
