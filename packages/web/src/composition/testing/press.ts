import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Presses a button of the page, once it is there. */
export const press = async (name: string | RegExp): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
