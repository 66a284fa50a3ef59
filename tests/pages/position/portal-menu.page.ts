import type { Locator, Page } from '@playwright/test';

/** The menu of the portal: the side menu on a phone, the rail on a wide screen. */
export const portalMenu = (page: Page) => ({
  cards: page.getByRole('navigation', { name: 'Serviços' }),
  /** @returns the entries, once the menu is open */
  open: async (): Promise<Locator> => {
    const bar = page.getByRole('navigation', { name: 'Atalhos' });
    if (!(await bar.isVisible())) return page.getByRole('navigation', { name: 'Principal' });
    await bar.getByRole('button', { name: 'Menu' }).click();
    return page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation');
  },
});
