import { textField, type CallFailure } from '@aroeira/domain/kernel';
import { manualScheduler } from '@aroeira/domain/kernel/testing';
import type { RegistrationDestination } from '@aroeira/domain/registration';
import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { FormModel } from '../../ui/forms/form-model.ts';
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
  let give: (answer: Answer) => void = () => undefined;
  const answered = new Promise<Answer>((resolve) => (give = resolve));
  const model = makePageModel({
    step: 'personalData',
    owner: { _tag: 'Visitor' },
    drafts: { read: () => undefined, keep: () => () => undefined, remove: () => () => undefined },
    navigation: { push: (to) => told.push(to), replace: (to) => told.push(to), guard: () => () => undefined },
    prepare: () => () => answered,
  });
  const page: Answer = E.right({
    form: newForm(),
    back: 'start',
    refused: () => undefined,
    arrived: () => told.push('arrived'),
    send: () => TE.fromIO(() => (told.push('sent'), 'addressData')),
  });
  return { model, told, page, opening: model.open(), give };
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
  expect(told).toEqual(['arrived', 'sent', '/registration/form/addressData']);
});
