import { makeHttpControls, type AskedMails } from '@aroeira/adapters-http/controls';
import type { HttpClient } from '@aroeira/adapters-http/http';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { callRefusal, refusal } from '../refusal.ts';

/** The e-mails that the sandbox sent. @param http a client of the controls */
export const makeOutboxControls = (http: HttpClient) => {
  const { outbox, newestCode } = makeHttpControls(http);
  return {
    outbox: (asked: AskedMails) => pipe(outbox(asked), TE.mapLeft(callRefusal)),
    newestCode: (to: string | undefined) =>
      pipe(
        newestCode(to),
        TE.mapLeft((failure) =>
          failure._tag === 'NoCode' ? refusal('no_code_in_outbox', NO_CODE) : callRefusal(failure),
        ),
      ),
  };
};

const NO_CODE = 'Nenhum código na caixa de saída do sandbox. Entre primeiro sem --mfa.';
