import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HELD, open, openAmounts, openConfirmation } from './investing/testing/investing-pages.tsx';
import { confirm, dialog, fill, open as openRedeeming, openForm, send } from './redeeming/testing/redemption-pages.tsx';

const NOTICE = 'Solicitações efetuadas a partir das 15h serão processadas no próximo dia útil.';
const NO_BUSINESS_DAY = 'Hoje não é dia útil: a qualquer hora vale o mesmo que depois das 15h.';

/** A Thursday, half a minute before 15h. */
const BEFORE = { from: '2026-11-19T14:59:30-03:00', businessDay: '2026-11-19' };
/** The holiday after it, in the morning. */
const HOLIDAY = { from: '2026-11-20T10:00:00-03:00', businessDay: '2026-11-23' };

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
  [
    'the confirmation of a redemption',
    async (server) => {
      const app = await openForm(server);
      await fill();
      await send();
      await dialog('Confirmar resgate');
      return app;
    },
  ],
];

describe.each(PLACES)('the notice of the hours at %s', (_, openPlace) => {
  it('comes at 15h, to a client who is there already [R552] [R553]', async () => {
    const { pass } = await openPlace(BEFORE);
    pass(29_000);
    await act(async () => undefined);
    expect(screen.queryAllByText(NOTICE)).toEqual([]);
    pass(1000);
    const notices = await screen.findAllByText(NOTICE);
    expect(notices.every((notice) => notice.closest('[aria-live="polite"]') !== null)).toBe(true);
  });

  it('says on a holiday why the hour does not count [R556]', async () => {
    await openPlace(HOLIDAY);
    const [notice] = await screen.findAllByText(NO_BUSINESS_DAY);
    expect(notice?.parentElement?.textContent).toBe(`${NO_BUSINESS_DAY} ${NOTICE}`);
  });
});

it('stands in the dialog that confirms a redemption', async () => {
  await openForm();
  await fill();
  await send();
  expect(await within(await dialog('Confirmar resgate')).findByText(NOTICE)).toBeTruthy();
});

describe('the page after a redemption', () => {
  const redeem = async (from?: typeof BEFORE) => {
    const app = await openForm(from);
    await fill();
    await send();
    await confirm();
    await screen.findByRole('heading', { name: 'Resgate solicitado!' });
    return app;
  };

  it('says again that a late order waits for the next business day', async () => {
    await redeem();
    expect(screen.getByText(NOTICE)).toBeTruthy();
  });

  it('says nothing of the kind at 15h of an order that was in time', async () => {
    const { pass } = await redeem(BEFORE);
    pass(31_000);
    await act(async () => undefined);
    expect(screen.queryByText(NOTICE)).toBeNull();
  });
});

it('comes to a client who comes back: a timer sleeps with the device', async () => {
  const { sleep } = await openForm({ ...BEFORE, from: '2026-11-19T14:58:00-03:00' });
  sleep(120_000);
  expect(screen.queryByText(NOTICE)).toBeNull();
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText(NOTICE)).toBeTruthy();
});
