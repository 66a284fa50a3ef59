import type { Brand } from '../brand.ts';

/** An invented asset manager: the example of docs/white-label.md. CI builds it and reads its pages. */
export const BRAND: Brand = {
  productName: 'Ipê Capital',
  slug: 'ipe-capital',
  tagline: 'Patrimônio que\u00A0floresce',
  // Nobody's number, as that of Aroeira.
  supportWhatsApp: '5521000000000',
  pageGroup: 'patrimonio',
  logo: [
    {
      tone: 'primary',
      path: 'M23.3 17.9C16.2 17.2 12.5 10.7 16.2 4.8C18 2 21.7 2.2 24 3.6C26.3 2.2 30 2 31.8 4.8C35.5 10.7 31.8 17.2 24.7 17.9Z',
    },
    {
      tone: 'primary',
      path: 'M30.6 22.1C29 15.1 34 9.7 40.8 11.3C44 12.2 44.9 15.8 44.3 18.4C46.4 20.2 47.7 23.6 45.7 26.2C41.1 31.5 33.9 30 31 23.5Z',
    },
    {
      tone: 'primary',
      path: 'M28.7 30.4C34.9 26.7 41.7 29.8 42.2 36.8C42.4 40.1 39.2 42.1 36.6 42.3C35.5 44.8 32.7 47.1 29.6 46C23.1 43.3 22.3 35.9 27.6 31.2Z',
    },
    {
      tone: 'primary',
      path: 'M20.4 31.2C25.7 35.9 24.9 43.3 18.4 46C15.3 47.1 12.5 44.8 11.4 42.3C8.8 42.1 5.6 40.1 5.8 36.8C6.3 29.8 13.1 26.7 19.3 30.4Z',
    },
    {
      tone: 'primary',
      path: 'M17 23.5C14.1 30 6.9 31.5 2.3 26.2C0.3 23.6 1.6 20.2 3.7 18.4C3.1 15.8 4 12.2 7.2 11.3C14 9.7 19 15.1 17.4 22.1Z',
    },
    { tone: 'accent', path: 'M19.6 25a4.4 4.4 0 1 0 8.8 0a4.4 4.4 0 1 0-8.8 0Z' },
  ],
};
