import { expect, it } from 'vitest';
import { BRAND } from './ipe/brand.ts';
import { checkWords, chosenBrand } from './brand-plugin.ts';

it('takes the folder that the build names, and ours for a build that names none', async () => {
  const nameOf = async (name?: string) => (await chosenBrand(name)).brand.productName;
  expect([await nameOf('ipe'), await nameOf(' '), await nameOf()]).toEqual(['Ipê Capital', 'Aroeira', 'Aroeira']);
});

it('refuses a name without a folder in one sentence that lists the brands', async () => {
  const sentence = "VITE_BRAND is '../aroeira', but packages/web/brands has only: aroeira, ipe.";
  await expect(chosenBrand('../aroeira')).rejects.toThrow(sentence);
});

it('refuses a slug that is no part of an address, and a number that no link can hold', () => {
  const check = (words: Partial<typeof BRAND>) => () => checkWords('ipe', { ...BRAND, ...words });
  expect(check({ slug: 'Ipê Capital' })).toThrow("ipe/brand.ts: the slug 'Ipê Capital' may have");
  expect(check({ supportWhatsApp: '+55 21 4000' })).toThrow(
    "the number '+55 21 4000' may have digits only, or be empty.",
  );
  expect(check({ slug: 'ipe-2', supportWhatsApp: '' })).not.toThrow();
});
