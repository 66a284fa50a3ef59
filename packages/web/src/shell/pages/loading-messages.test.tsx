import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '../../composition/testing/open-app.tsx';
import { LoadingMessages } from './loading-messages.tsx';

it('changes the loading message every 2 seconds, and begins again after the last [R029]', async () => {
  const Screen = () => (
    <main>
      <LoadingMessages messages={['Um', 'Dois', 'Três']} />
    </main>
  );
  const { pass } = openApp('/welcome', {
    routes: [{ path: '/welcome', title: 'Tela', page: async () => ({ Page: Screen }) }],
  });
  const said = () => screen.getByRole('main').textContent;
  await screen.findByText('Um');
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
