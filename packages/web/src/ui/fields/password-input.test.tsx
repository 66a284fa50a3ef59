import { passwordField } from '@aroeira/domain/kernel';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PasswordInput } from './password-input.tsx';

afterEach(cleanup);

it('warns while Caps Lock is on, and describes the field with it', () => {
  const field = passwordField({ caption: 'Senha' });
  render(
    <PasswordInput
      binding={{
        id: 'p',
        field,
        typed: '',
        onChange: () => undefined,
        isInvalid: false,
        error: undefined,
        availability: 'open',
        enterKeyHint: 'done',
      }}
    />,
  );
  expect(screen.queryByText(/Caps Lock/)).toBeNull();
  const input = screen.getByLabelText('Senha');
  const event = new KeyboardEvent('keydown', { key: 'A', bubbles: true });
  Object.defineProperty(event, 'getModifierState', { value: (key: string) => key === 'CapsLock' });
  fireEvent(input, event);
  expect(screen.getByText('A tecla Caps Lock está ativada.').id).toBe(input.getAttribute('aria-describedby'));
  fireEvent.blur(input);
  expect(screen.queryByText(/Caps Lock/)).toBeNull();
});
