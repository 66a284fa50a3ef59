import { cents } from '@aroeira/domain/kernel';
import { fund } from '@aroeira/domain/movements/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as TE from 'fp-ts/TaskEither';
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
/** What a screen reader lists as fields. */
const listed = (name: string) => [...card(name).queryAllByRole('textbox'), ...card(name).queryAllByRole('combobox')];
const fields = (name: string) => listed(name).filter((field) => field.matches('input, select'));

/** Between the first card and the last one. */
const MIDDLE = fund({ id: 9, name: 'Aroeira Meio' });

/** The amounts of three funds. The server suggests R$ 1.000,00 for the middle one. */
const openThree = async () => {
  const funds = [HELD, MIDDLE, NEW];
  const suggested = TE.right([{ fundId: MIDDLE.id, amount: cents(1_000_00) }]);
  await openAmounts(
    { funds: TE.right(funds), suggested },
    funds.map(({ name }) => name),
  );
};

it('has what the client set as text, and the fields when it comes near', async () => {
  await openThree();
  come(MIDDLE.name, false);
  expect([fields(MIDDLE.name), card(MIDDLE.name).getAllByText('R$ 1.000,00')]).toEqual([[], expect.anything()]);
  come(MIDDLE.name);
  await manual();
  await type(MIDDLE.name, '1234');
  await userEvent.selectOptions(account(MIDDLE.name), account(MIDDLE.name).options[1]!);
  act(() => account(MIDDLE.name).blur());
  come(MIDDLE.name, false);
  expect(fields(MIDDLE.name)).toEqual([]);
  for (const said of ['R$ 1.234,00', 'Itaú Unibanco S.A.', 'Ag. 0348 · Conta 55120-4'])
    expect(card(MIDDLE.name).getByText(said)).toBeTruthy();
  come(MIDDLE.name);
  expect([amount(MIDDLE.name).value, account(MIDDLE.name).value]).toEqual(['R$ 1.234,00', '0']);
});

it('keeps the field that has the focus', async () => {
  await openThree();
  await manual();
  act(() => amount(MIDDLE.name).focus());
  come(MIDDLE.name, false);
  expect(document.activeElement).toBe(amount(MIDDLE.name));
});

it('gets its fields, the focus and its error when the client sends what is wrong in it', async () => {
  await openThree();
  come(MIDDLE.name, false);
  await goOn();
  expect(document.activeElement).toBe(account(MIDDLE.name));
  expect(card(MIDDLE.name).getByText(/Selecione uma conta de origem/)).toBeTruthy();
});

it('is entered by the Tab key from either end, and has its fields then', async () => {
  await openThree();
  await manual();
  for (const { name } of [HELD, MIDDLE, NEW]) come(name, false);
  expect([HELD, MIDDLE, NEW].flatMap(({ name }) => fields(name))).toEqual([]);
  act(() => screen.getByRole('button', { name: 'Continuar' }).focus());
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(account(NEW.name));
  act(() => screen.getByRole('heading', { name: 'Distribua seu investimento' }).focus());
  await userEvent.tab();
  expect(document.activeElement).toBe(amount(HELD.name));
  await userEvent.keyboard('2500');
  expect(amount(HELD.name).value).toContain('2.500');
});

it('is in the list of the fields of a screen reader, which opens it from far away (decision 0388)', async () => {
  await openThree();
  come(MIDDLE.name, false);
  const far = () => [amount(MIDDLE.name), account(MIDDLE.name)];
  expect(listed(MIDDLE.name)).toEqual(far());
  expect(amount(MIDDLE.name).getAttribute('aria-readonly')).toBe('true');
  await manual();
  come(MIDDLE.name, false);
  expect([amount(MIDDLE.name).getAttribute('aria-readonly'), amount(MIDDLE.name).textContent]).toEqual([
    'false',
    'R$ 1.000,00',
  ]);
  act(() => account(MIDDLE.name).focus());
  expect([fields(MIDDLE.name), document.activeElement]).toEqual([far(), account(MIDDLE.name)]);
  come(MIDDLE.name);
  act(() => account(MIDDLE.name).blur());
  come(MIDDLE.name, false);
  expect(fields(MIDDLE.name)).toEqual([]);
});

it('says each value under its caption, with its error', async () => {
  await openThree();
  await manual();
  await type(MIDDLE.name, '1');
  act(() => amount(MIDDLE.name).blur());
  come(MIDDLE.name, false);
  expect(amount(MIDDLE.name).textContent).toMatch(/^R\$.1,00$/);
  const error = document.getElementById(amount(MIDDLE.name).getAttribute('aria-describedby') ?? '');
  expect(error?.textContent).toMatch(/^\* O valor deve ser maior ou igual/);
});
