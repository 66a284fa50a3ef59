import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HELD, open, openAmounts, openConfirmation } from './investing/testing/investing-pages.tsx';
import { confirm, dialog, fill, open as openRedeeming, openForm, send } from './redeeming/testing/redemption-pages.tsx';

const NOTICE = 'Solicitações efetuadas a partir das 15h serão processadas no próximo dia útil.';

/** A Thursday, half a minute before 15h. */
const BEFORE = { from: '2026-11-19T14:59:30-03:00', businessDay: '2026-11-19' };

type Opened = Pick<ReturnType<typeof open>, 'pass'>;

const PLACES: readonly (readonly [string, (server: typeof BEFORE) => Promise<Opened>])[] = [
  [
    'the funds to invest in',
    async (server) => {
      const app = open('/movements/investment', server);
      await screen.findByRole('checkbox', { name: HELD.name });
      return app;
    },
  ],
  ['the amounts of an investment', openAmounts],
  ['the confirmation of an investment', openConfirmation],
  [
    'the funds to redeem from',
    async (server) => {
      const app = openRedeeming('/movements/redemption', server);
      await screen.findByRole('button', { name: new RegExp(HELD.name) });
      return app;
    },
  ],
  ['the form of a redemption', openForm],
];

it.each(PLACES)(
  'the notice of the hours comes at 15h, to a client who is there already: %s [R552] [R553]',
  async (_, openPlace) => {
    const { pass } = await openPlace(BEFORE);
    pass(29_000);
    await act(async () => undefined);
    expect(screen.queryAllByText(NOTICE)).toEqual([]);
    pass(1000);
    const notices = await screen.findAllByText(NOTICE);
    expect(notices.every((notice) => notice.closest('[aria-live="polite"]') !== null)).toBe(true);
  },
);

it('stands in the dialog that confirms a redemption, and on the page after it', async () => {
  await openForm();
  await fill();
  await send();
  expect(await within(await dialog('Confirmar resgate')).findByText(NOTICE)).toBeTruthy();
  await confirm();
  await screen.findByRole('heading', { name: 'Resgate solicitado!' });
  expect(screen.getByText(NOTICE)).toBeTruthy();
});

it('does not come at 15h to the page after an order that was in time', async () => {
  const { pass } = await openForm(BEFORE);
  await fill();
  await send();
  await confirm();
  await screen.findByRole('heading', { name: 'Resgate solicitado!' });
  pass(31_000);
  await act(async () => undefined);
  expect(screen.queryByText(NOTICE)).toBeNull();
});

it('comes to a client who comes back: a timer sleeps with the device', async () => {
  const { sleep } = await openForm({ ...BEFORE, from: '2026-11-19T14:58:00-03:00' });
  sleep(120_000);
  expect(screen.queryByText(NOTICE)).toBeNull();
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText(NOTICE)).toBeTruthy();
});
