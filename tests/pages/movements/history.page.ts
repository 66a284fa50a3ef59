import type { Page } from '@playwright/test';

/** The history as a person finds it. */
export const historyPage = (page: Page) => ({
  /** The orders: rows of a table on a wide screen, else cards. */
  orders: page.getByRole('listitem').or(page.getByRole('row').filter({ has: page.getByRole('cell') })),
});
