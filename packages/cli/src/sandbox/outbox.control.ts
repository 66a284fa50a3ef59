import type { HttpClient } from '@aroeira/adapters-http/http';
import { pipe } from 'fp-ts/function';
import * as O from 'fp-ts/Option';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import { callRefusal, refusal } from '../refusal.ts';

const Attachment = t.type({ fileName: t.string, contentType: t.string, base64: t.string });
const Mails = t.array(
  t.type({ to: t.string, subject: t.string, text: t.string, sentAt: t.string, attachments: t.array(Attachment) }),
);

/** An e-mail in the outbox of the sandbox. */
export type Mail = t.TypeOf<typeof Mails>[number];

/** Which mails: those to an address or a document, and so many of the newest. What is `undefined` leaves none out. */
export interface Asked {
  readonly to: string | undefined;
  readonly last: number | undefined;
}

/** The e-mails that the sandbox sent. @param http a client of the controls */
export const makeOutboxControls = (http: HttpClient) => {
  const outbox = ({ to, last }: Asked) =>
    pipe(
      http.get('outbox', Mails, {
        acts: false,
        // The text may hold a code or a password, so a trace shows no text and no attachment.
        shows: ['to', 'last', 'subject', 'sentAt', 'contentType'],
        query: { ...(to === undefined ? {} : { to }), ...(last === undefined ? {} : { last: String(last) }) },
      }),
      TE.mapLeft(callRefusal),
    );
  return {
    /** Newest first. */
    outbox,
    /** The code of the newest mail that has one, to an address or a document if one is given. */
    newestCode: (to: string | undefined) =>
      pipe(
        outbox({ to, last: undefined }),
        TE.chainOptionK(() => refusal('no_code_in_outbox', NO_CODE))((mails) =>
          O.fromNullable(mails.map(({ text }) => codeIn(text)).find((code) => code !== undefined)),
        ),
      ),
  };
};

/** The code in the text of a mail. Only codes are words of six digits in the mails of the sandbox. */
export const codeIn = (text: string): string | undefined => /\b\d{6}\b/.exec(text)?.[0];

const NO_CODE = 'Nenhum código na caixa de saída do sandbox. Entre primeiro sem --mfa.';
