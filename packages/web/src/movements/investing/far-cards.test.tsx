import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { account, amount, card, goOn, HELD, manual, NEW, openAmounts, type } from './testing/investing-pages.tsx';

/** jsdom has no layout: the test says what is near. */
const watched = new Map<Element, (isIntersecting: boolean) => void>();

class Near {
  private readonly tell: (seen: readonly { readonly isIntersecting: boolean }[]) => void;

  constructor(tell: Near['tell']) {
    this.tell = tell;
  }

  observe(element: Element): void {
    watched.set(element, (isIntersecting) => this.tell([{ isIntersecting }]));
  }

  disconnect(): void {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', Near));
afterEach(() => {
  watched.clear();
  vi.unstubAllGlobals();
});

const come = (name: string, isNear = true) => act(() => watched.get(screen.getByRole('region', { name }))?.(isNear));
const fields = (name: string) => [...card(name).queryAllByRole('textbox'), ...card(name).queryAllByRole('combobox')];

it('has what the client set as text, and the fields when it comes near', async () => {
  await openAmounts();
  come(HELD.name, false);
  expect([fields(HELD.name), card(HELD.name).getAllByText('R$ 1.000,00')]).toEqual([[], expect.anything()]);
  come(HELD.name);
  await manual();
  await type(HELD.name, '1234');
  await userEvent.selectOptions(account(HELD.name), account(HELD.name).options[1]!);
  act(() => account(HELD.name).blur());
  come(HELD.name, false);
  expect(fields(HELD.name)).toEqual([]);
  for (const said of ['R$ 1.234,00', 'Itaú Unibanco S.A. · Ag. 0348 · Conta 55120-4'])
    expect(card(HELD.name).getByText(said)).toBeTruthy();
  come(HELD.name);
  expect([amount(HELD.name).value, account(HELD.name).value]).toEqual(['R$ 1.234,00', '0']);
});

it('keeps the field that has the focus', async () => {
  await openAmounts();
  await manual();
  act(() => amount(NEW.name).focus());
  come(NEW.name, false);
  expect(document.activeElement).toBe(amount(NEW.name));
});

it('gets its fields, the focus and its error when the client sends what is wrong in it', async () => {
  await openAmounts();
  for (const { name } of [HELD, NEW]) come(name, false);
  await goOn();
  expect(document.activeElement).toBe(account(HELD.name));
  expect(card(HELD.name).getByText(/Selecione uma conta de origem/)).toBeTruthy();
  expect(fields(NEW.name)).toEqual([]);
});
