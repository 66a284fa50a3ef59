import { newPasswordField, passwordField, type PasswordField } from '@aroeira/domain/kernel';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Availability } from '../field-binding.ts';
import { PasswordInput } from './password-input.tsx';

const show = (field: PasswordField, typed = '', availability: Availability = 'open') =>
  render(
    <PasswordInput
      binding={{
        id: 'p',
        field,
        typed,
        onChange: () => undefined,
        isInvalid: false,
        error: undefined,
        availability,
        enterKeyHint: 'done',
      }}
    />,
  );

it('warns while Caps Lock is on, and describes the field with the warning', () => {
  show(passwordField({ caption: 'Senha' }));
  expect(screen.queryByText(/Caps Lock/)).toBeNull();
  const input = screen.getByLabelText('Senha');
  const event = new KeyboardEvent('keydown', { key: 'A', bubbles: true });
  Object.defineProperty(event, 'getModifierState', { value: (key: string) => key === 'CapsLock' });
  fireEvent(input, event);
  expect(screen.getByText('A tecla Caps Lock está ativada.').id).toBe(input.getAttribute('aria-describedby'));
  fireEvent.blur(input);
  expect(screen.queryByText(/Caps Lock/)).toBeNull();
});

it('says of the button that shows a password which password it shows', () => {
  show(passwordField({ caption: 'Nova senha' }));
  const said = screen.getByRole('button', { name: 'Mostrar senha' }).getAttribute('aria-describedby');
  expect(document.getElementById(said ?? '')?.textContent.trim()).toBe('Nova senha');
});

describe.each([
  ['an existing password', passwordField({ caption: 'Senha' })],
  ['a new password', newPasswordField({ caption: 'Senha' })],
])('%s', (_which, field) => {
  it.each(['copy', 'cut', 'dragstart'])('does not leave its field by %s [R189]', (type) => {
    show(field, 'Senha@123');
    const event = new Event(type, { bubbles: true, cancelable: true });
    expect(screen.getByLabelText('Senha').dispatchEvent(event)).toBe(false);
  });
});

describe('a new password', () => {
  const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  it('lists its requirements, and which of them it meets', () => {
    const field = newPasswordField({ caption: 'Nova senha' });
    const { unmount } = show(field);
    expect(items()).toEqual([
      '8 caracteres ou mais: falta;',
      'Uma letra maiúscula: falta;',
      'Um caractere especial, como ! ou @: falta;',
      'Um número: falta;',
    ]);
    unmount();
    show(field, 'Senha1');
    expect(items().map((item) => item?.endsWith(': atendido;'))).toEqual([false, true, false, true]);
    expect(screen.getByRole('status').textContent).toBe('2 de 4 itens atendidos');
  });

  it('lists no requirements in a read-only field', () => {
    show(newPasswordField({ caption: 'Nova senha' }), 'Senha1', 'readOnly');
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('is described by that list, and an existing password has no list', () => {
    show(newPasswordField({ caption: 'Nova senha' }));
    expect(screen.getByRole('list').id).toBe(screen.getByLabelText('Nova senha').getAttribute('aria-describedby'));
    cleanup();
    show(passwordField({ caption: 'Senha' }));
    expect([screen.queryByRole('list'), screen.getByLabelText('Senha').getAttribute('aria-describedby')]).toEqual([
      null,
      null,
    ]);
  });
});
