import type { Brand } from '../brand.ts';

export const BRAND: Brand = {
  productName: 'Aroeira',
  slug: 'aroeira',
  // The specification gives only its subject (A §2 "investments and proximity").
  tagline: 'Investimentos e\u00A0proximidade',
  // No real number begins with a zero. So a deployment without a number of its own calls nobody.
  supportWhatsApp: '5511000000000',
  pageGroup: 'gestao',
  logo: [
    {
      tone: 'primary',
      path: 'M23.2 4.5C13.9 9.6 6.4 22.4 5 41.6c-.1 1 1 1.7 1.9 1.1C17.6 35.7 23.8 23 24.6 6C24.7 4.8 24.1 4 23.2 4.5Z',
    },
    {
      tone: 'primary',
      path: 'M27.6 13.6C28.2 23.3 33 35.5 41.3 42.8C42.1 43.5 43.2 42.9 43.1 41.8C42.2 28.4 36.9 17.7 29.1 12.6C28.3 12.1 27.5 12.7 27.6 13.6Z',
    },
    { tone: 'accent', path: 'M20.2 38.6a5.2 5.2 0 1 0 10.4 0a5.2 5.2 0 1 0-10.4 0Z' },
  ],
};
