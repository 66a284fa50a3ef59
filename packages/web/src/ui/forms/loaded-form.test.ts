import { textField } from '@aroeira/domain/kernel';
import { manualScheduler } from '@aroeira/domain/kernel/testing';
import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { FormModel } from './form-model.ts';
import { loadedForm } from './loaded-form.ts';

type Answer = E.Either<string, string>;

/** Enough turns for a question to leave, or for an answer to arrive. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** A page with one city. The test gives each answer of the server. */
const open = () => {
  const time = manualScheduler();
  const told: string[] = [];
  const asked: { readonly question: string; readonly answer: (answer: Answer) => void }[] = [];
  const ask =
    (question: string): TaskEither<string, string> =>
    () =>
      new Promise((resolve) => void asked.push({ question, answer: resolve }));
  const model = loadedForm({
    load: ask('load'),
    form: (saved) =>
      new FormModel(
        { city: textField({ caption: 'Cidade' }) },
        { clock: time.clock, scheduler: time },
        { saved: { city: saved } },
      ),
    send: ({ city }) => ask(`save ${city}`),
    done: (answer) => void told.push(`done ${answer}`),
    notLoaded: (failure) => void told.push(`not loaded ${failure}`),
  });
  return {
    model,
    told,
    asked,
    answer: async (answer: Answer) => {
      await settle();
      asked.at(-1)?.answer(answer);
      await settle();
    },
  };
};

describe('a form that starts with saved values', () => {
  it('has the saved values, and sends what the client changed', async () => {
    const { model, asked, answer, told } = open();
    void model.open();
    await answer(E.right('Natal'));
    const sent = model.loaded.value;
    expect([sent?.form.typed.city, sent?.form.isChanged]).toEqual(['Natal', false]);
    sent?.form.change('city', 'Olinda');
    void sent?.submit();
    await answer(E.right('saved'));
    expect([asked.map(({ question }) => question), told]).toEqual([['load', 'save Olinda'], ['done saved']]);
  });

  it('keeps what the client typed when the save fails', async () => {
    const { model, answer } = open();
    void model.open();
    await answer(E.right('Natal'));
    const sent = model.loaded.value;
    sent?.form.change('city', 'Olinda');
    void sent?.submit();
    await answer(E.left('no answer'));
    expect([sent?.call.failure, model.loaded.value?.form.typed.city]).toEqual(['no answer', 'Olinda']);
  });

  it('is not there when the load fails, and a retry brings it', async () => {
    const { model, answer, told } = open();
    void model.open();
    await answer(E.left('no answer'));
    expect([model.loaded.value, told]).toEqual([undefined, ['not loaded no answer']]);
    void model.loaded.load();
    await answer(E.right('Natal'));
    expect(model.loaded.value?.form.typed.city).toBe('Natal');
  });

  it('sends nothing while a field is wrong', async () => {
    const { model, asked, answer } = open();
    void model.open();
    await answer(E.right('Natal'));
    model.loaded.value?.form.change('city', '');
    void model.loaded.value?.submit();
    await settle();
    expect([asked.length, model.loaded.value?.call.state]).toEqual([1, { _tag: 'Idle' }]);
  });

  it.each([E.right('late'), E.left('late')])('ignores the late answer %j to a load', async (late) => {
    const { model, answer, told } = open();
    void model.open();
    await settle();
    model.close();
    await answer(late);
    expect([model.loaded.state, told]).toEqual([{ _tag: 'Loading' }, []]);
  });

  it.each([E.right('late'), E.left('late')])('ignores the late answer %j to a save', async (late) => {
    const { model, answer, told } = open();
    void model.open();
    await answer(E.right('Natal'));
    const sent = model.loaded.value;
    void sent?.submit();
    await settle();
    model.close();
    await answer(late);
    expect([sent?.call.state, told]).toEqual([{ _tag: 'Idle' }, []]);
  });
});
