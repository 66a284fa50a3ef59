import { manualScheduler } from '@aroeira/domain/kernel/testing';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoadingMessages } from './loading-messages.tsx';

it('changes the loading message every 2 seconds, and begins again after the last [R029]', () => {
  const scheduler = manualScheduler();
  const pass = (milliseconds: number) => act(() => scheduler.pass(milliseconds));
  render(
    <main>
      <LoadingMessages messages={['Um', 'Dois', 'Três']} scheduler={scheduler} />
    </main>,
  );
  const said = () => screen.getByRole('main').textContent;
  pass(1999);
  expect(said()).toBe('Um');
  const heard: (string | null)[] = [];
  pass(1);
  for (const _ of [1, 2, 3]) {
    heard.push(said());
    pass(2000);
  }
  expect(heard).toEqual(['Dois', 'Três', 'Um']);
});
