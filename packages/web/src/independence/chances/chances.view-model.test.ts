import { chancesOf, type Plan } from '@aroeira/domain/independence';
import { plan } from '@aroeira/domain/independence/testing';
import * as TE from 'fp-ts/TaskEither';
import { expect, it } from 'vitest';
import { ChancesViewModel } from './chances.view-model.ts';

const aged = (retirementAge: number): Plan => plan({ retirementAge });

/** A worker whose answers wait until the test gives them. */
const waiting = () => {
  const asked: Plan[] = [];
  const answers: (() => void)[] = [];
  const model = new ChancesViewModel(
    {
      profile: TE.right(undefined),
      simulate: (of, simulation) => async () => {
        asked.push(of);
        await new Promise<void>((answer) => answers.push(answer));
        return chancesOf(of, { ...simulation, paths: 2 });
      },
    },
    aged(60),
  );
  /** Lets the model come to its next question, or to rest. */
  const settle = () => new Promise((rested) => setImmediate(rested));
  const answer = async () => {
    answers.shift()?.();
    await settle();
  };
  return { model, asked, answer, settle };
};

it('simulates one plan at a time, and of the plans of a drag only the last one', async () => {
  const { model, asked, answer, settle } = waiting();
  model.want();
  await settle();
  for (const age of [61, 62, 63]) model.follow(aged(age));
  await answer();
  expect(model.shown?.plan).toEqual(aged(60));
  await answer();
  expect(model.shown?.plan).toEqual(aged(63));
  expect(asked).toEqual([aged(60), aged(63)]);
});

it('shows nothing after the end of the visit', async () => {
  const { model, answer, settle } = waiting();
  model.want();
  await settle();
  model.close();
  await answer();
  expect(model.shown).toBeUndefined();
});
