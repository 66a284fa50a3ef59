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
      path: 'M23.3 21.1C16.4 17.2 12.8 10.1 16.4 4.2C18.2 1.5 21.8 1.7 24 3.1C26.2 1.7 29.9 1.5 31.7 4.2C35.2 10.1 31.6 17.2 24.7 21.1Z',
    },
    {
      tone: 'primary',
      path: 'M26.6 22.5C28.1 14.6 33.8 9 40.5 10.6C43.6 11.5 44.5 15 43.9 17.5C45.9 19.3 47.2 22.6 45.2 25.2C40.7 30.4 32.8 29.2 27 23.7Z',
    },
    {
      tone: 'primary',
      path: 'M26.3 26C34.2 25 41.3 28.7 41.8 35.5C42 38.8 38.9 40.7 36.3 40.9C35.3 43.3 32.5 45.6 29.4 44.5C23.1 41.9 21.8 34 25.2 26.8Z',
    },
    {
      tone: 'primary',
      path: 'M22.8 26.8C26.2 34 24.9 41.9 18.6 44.5C15.5 45.6 12.7 43.3 11.7 40.9C9.1 40.7 6 38.8 6.2 35.5C6.7 28.7 13.8 25 21.7 26Z',
    },
    {
      tone: 'primary',
      path: 'M21 23.7C15.2 29.2 7.3 30.4 2.8 25.2C0.8 22.6 2.1 19.3 4.1 17.5C3.5 15 4.4 11.5 7.5 10.6C14.2 9 19.9 14.6 21.4 22.5Z',
    },
    { tone: 'accent', path: 'M20 24a4 4 0 1 0 8 0a4 4 0 1 0-8 0Z' },
  ],
};
