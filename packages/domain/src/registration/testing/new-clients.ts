import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CallFailure } from '../../kernel/call-failure.ts';
import { calendarDay } from '../../kernel/days.ts';
import { checkForm } from '../../kernel/fields/index.ts';
import type { TooManyRegistrations } from '../client/create-client.errors.ts';
import type { NewClients } from '../client/create-client.ports.ts';
import type { NewClient } from '../client/new-client.ts';
import { newClientOf } from '../client/new-client.rules.ts';
import { startForm } from '../client/start.form.ts';

/** The values that a person without an account types into the start form. */
export const startTyped = {
  name: 'Joana Prado Teixeira',
  email: 'joana@exemplo.com.br',
  phone: '(11) 98765-4321',
  document: '231.572.815-00',
  birthDate: '03/05/1990',
};

/** The new client from these values. @throws RangeError for values that the form refuses */
export const newClient = (typed: Partial<typeof startTyped> = {}, password = 'Senha@123'): NewClient =>
  pipe(
    checkForm(startForm, { ...startTyped, ...typed }, { today: calendarDay('2026-11-20') }),
    E.mapLeft((): unknown => typed),
    E.chainW((start) => newClientOf({ start, password })),
    E.getOrElseW((wrong) => {
      throw new RangeError(`no new client: ${JSON.stringify(wrong)}`);
    }),
  );

/** A server that creates every client, or fails as the test says. It remembers the calls. */
export const newClients = (
  failing: Partial<Record<keyof NewClients, TooManyRegistrations | CallFailure>> = {},
): NewClients & { readonly asked: string[]; readonly made: NewClient[] } => {
  const asked: string[] = [];
  const made: NewClient[] = [];
  const answer = (call: keyof NewClients): TE.TaskEither<TooManyRegistrations | CallFailure, void> =>
    failing[call] === undefined ? TE.right(undefined) : TE.left(failing[call]);
  return {
    asked,
    made,
    checkDocument: (document) => {
      asked.push(`check ${document}`);
      return answer('checkDocument');
    },
    create: (client) => {
      asked.push(`create ${client.document}`);
      if (failing.create === undefined) made.push(client);
      return answer('create');
    },
  };
};
