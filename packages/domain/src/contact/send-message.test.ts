import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { unreachable } from '../kernel/testing/index.ts';
import { notSentMessage } from './contact.messages.ts';
import { makeRateApp, makeWriteToPlanner, makeWriteToProvider } from './send-message.use-case.ts';
import { correspondent, correspondents, mailbox } from './testing/index.ts';

const unknown = correspondents(TE.left(unreachable));

describe('a message', () => {
  it('to the provider goes out in the name of the client', async () => {
    const box = mailbox();
    const write = makeWriteToProvider({ correspondents: correspondents(), mailbox: box });
    expect(await write(7, { subject: 'praise', message: 'Oi' })()).toEqual(E.right(undefined));
    expect(box.got).toEqual([{ from: 7, subject: 'praise', message: 'Oi' }]);
  });

  it('to the provider fails with its sentence, before and after the record was read [R790]', async () => {
    for (const parts of [
      { correspondents: unknown, mailbox: mailbox() },
      { correspondents: correspondents(), mailbox: mailbox(TE.left(unreachable)) },
    ]) {
      const answer = await makeWriteToProvider(parts)(7, { subject: 'praise', message: 'Oi' })();
      expect(E.mapLeft(notSentMessage)(answer)).toEqual(
        E.left('Ops! Ocorreu um erro ao tentar enviar sua mensagem, tente novamente mais tarde.'),
      );
    }
  });

  it('to the planner goes to the planner of the record', async () => {
    const box = mailbox();
    await makeWriteToPlanner({ correspondents: correspondents(), mailbox: box })(7, { message: 'Oi' })();
    expect(box.got).toEqual([{ to: 2, message: 'Oi' }]);
  });

  it('to the planner is not sent without one', async () => {
    const box = mailbox();
    const alone = correspondents(TE.right(correspondent({ planner: undefined })));
    const answer = await makeWriteToPlanner({ correspondents: alone, mailbox: box })(7, { message: 'Oi' })();
    expect([answer, box.got]).toEqual([E.left({ _tag: 'NoPlanner' }), []]);
  });

  it('to the planner fails with its sentence [R783]', async () => {
    for (const parts of [
      { correspondents: unknown, mailbox: mailbox() },
      { correspondents: correspondents(), mailbox: mailbox(TE.left(unreachable)) },
    ]) {
      const answer = await makeWriteToPlanner(parts)(7, { message: 'Oi' })();
      expect(answer).toEqual(E.left({ _tag: 'PlannerMessageNotSent', why: unreachable }));
    }
    expect(notSentMessage({ _tag: 'PlannerMessageNotSent', why: unreachable })).toBe(
      'Ocorreu um erro ao tentar enviar a mensagem. Por favor, tente novamente em alguns minutos.',
    );
  });
});

it('a rating goes out in the name of the client, or fails', async () => {
  const box = mailbox();
  expect(
    await makeRateApp({ correspondents: correspondents(), mailbox: box })(7, { stars: 4, message: 'Bom' })(),
  ).toEqual(E.right(undefined));
  expect(box.got).toEqual([{ from: 7, stars: 4, message: 'Bom' }]);
  expect(await makeRateApp({ correspondents: unknown, mailbox: box })(7, { stars: 4, message: 'Bom' })()).toEqual(
    E.left({ _tag: 'RatingNotSent', why: unreachable }),
  );
});
