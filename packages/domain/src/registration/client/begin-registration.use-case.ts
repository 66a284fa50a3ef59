import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { parseCpf } from '../../kernel/document.ts';
import type { CreateClientFailure } from './create-client.errors.ts';
import type { NewClients } from './create-client.ports.ts';
import { refusalOf } from './create-client.use-case.ts';
import type { StartValues } from './start.form.ts';

/** Why a registration does not begin. The form has refused a wrong document before. */
export type BeginFailure = CreateClientFailure | { readonly _tag: 'CpfInvalid' };

/** Checks that no client has the document of the start form. It may be repeated, and creates nobody. */
export type BeginRegistration = (start: StartValues) => TE.TaskEither<BeginFailure, void>;

/** @see spec A §5 Registration, Start form; decision Q046 */
export const makeBeginRegistration =
  ({ checkDocument }: Pick<NewClients, 'checkDocument'>): BeginRegistration =>
  ({ document }) =>
    pipe(
      parseCpf(document),
      E.match(
        () => TE.left<BeginFailure, void>({ _tag: 'CpfInvalid' }),
        (cpf) => pipe(checkDocument(cpf), TE.mapLeft(refusalOf)),
      ),
    );
