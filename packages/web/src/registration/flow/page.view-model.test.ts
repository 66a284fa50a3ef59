import { textField, type CallFailure } from '@aroeira/domain/kernel';
import { manualScheduler } from '@aroeira/domain/kernel/testing';
import type { RegistrationDestination } from '@aroeira/domain/registration';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { FormModel } from '../../ui/forms/form-model.ts';
import type { LeaveGuard } from '../../ui/forms/leave-guard.ts';
import { makePageModel, type PreparedPage } from './page.view-model.ts';

const newForm = () => {
  const time = manualScheduler();
  const ports = { clock: time.clock, scheduler: time };
  return new FormModel({ name: textField({ caption: 'Nome' }) }, ports, { saved: { name: 'Ana' } });
};
type Answer = E.Either<CallFailure, PreparedPage<ReturnType<typeof newForm>, CallFailure> | RegistrationDestination>;

/** A visit to a page whose server answers when the test says so. `told` is what the page does outside of itself. */
const visit = () => {
  const told: string[] = [];
  const guards: { asked?: LeaveGuard['ask'] } = {};
  let give: (answer: Answer) => void = () => undefined;
  const answered = new Promise<Answer>((resolve) => (give = resolve));
  const model = makePageModel({
    step: 'personalData',
    owner: { _tag: 'Visitor' },
    drafts: {
      read: () => undefined,
      keep: () => () => undefined,
      remove: (_owner, page) => () => void told.push(`draft of ${page} removed`),
    },
    navigation: {
      push: (to) => told.push(to),
      replace: (to) => told.push(to),
      guard: (guard) => ((guards.asked = guard.ask), () => undefined),
    },
    prepare: () => () => answered,
  });
  const page: Answer = E.right({
    form: newForm(),
    back: 'start',
    refused: () => undefined,
    arrived: () => told.push('arrived'),
    send: () => TE.fromIO(() => (told.push('sent'), 'addressData')),
  });
  return { model, told, page, guards, opening: model.open(), give };
};

it('a page that the server opens or closes after the client left it leads nowhere', async () => {
  for (const isOpen of [true, false]) {
    const { model, told, page, opening, give } = visit();
    model.close();
    give(isOpen ? page : E.right('authStart'));
    await opening;
    expect(told).toEqual([]);
  }
});

it('a saved page is not sent again by a press before the next page is there', async () => {
  const { model, told, page, opening, give } = visit();
  give(page);
  await opening;
  await model.loaded.value?.sent.submit();
  await model.loaded.value?.sent.submit();
  expect(told).toEqual(['arrived', 'sent', 'draft of personalData removed', '/registration/form/addressData']);
});

it('who leaves typed work is asked first, and a yes alone removes the draft (decision 0202)', async () => {
  const { model, told, page, guards, opening, give } = visit();
  give(page);
  await opening;
  model.loaded.value?.sent.form.change('name', 'Ana Beatriz');
  const leave = async (answer: boolean) => {
    const leaves = guards.asked?.('link');
    await expect.poll(() => model.leaving.question).toBe('discard');
    model.leaving.answer(answer);
    return leaves;
  };
  expect([await leave(false), told]).toEqual([false, ['arrived']]);
  expect([await leave(true), told]).toEqual([true, ['arrived', 'draft of personalData removed']]);
});
