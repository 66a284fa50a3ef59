// @vitest-environment node
import manifest from '../../../package.json' with { type: 'json' };
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { configurationOf } from '../src/composition/testing/configuration-of.ts';
import { readPortal } from './portal.ts';

const OURS = join(import.meta.dirname, '../brands/aroeira');

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-'));
  cpSync(join(import.meta.dirname, '../brands/ipe'), join(folder, 'ipe'), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'portal.json');
const portalOf = (said: unknown) => {
  writeFileSync(file(), typeof said === 'string' ? said : JSON.stringify(said));
  return readPortal(file(), OURS);
};
const mistakesOf = (said: unknown): readonly string[] => {
  const portal = portalOf(said);
  return E.isLeft(portal) ? portal.left.map((mistake) => mistake.replaceAll(`${folder}/`, '')) : [];
};
const configurationIn = (said: object) => {
  const portal = portalOf(said);
  if (E.isLeft(portal)) throw new Error(portal.left.join('\n'));
  return portal.right.configuration;
};
const change = (name: string, from: string, to: string): void => {
  const text = readFileSync(join(folder, 'ipe', name), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(folder, 'ipe', name), text.replace(from, to));
};

describe('what a portal.json says', () => {
  it('may be nothing: the API of this origin, production, Aroeira, the page group gestao [R005]', () => {
    expect(configurationIn({})).toEqual({
      version: manifest.version,
      apiBase: '/api',
      collector: undefined,
      environment: 'production',
      brand: configurationOf().brand,
      recaptchaSiteKey: undefined,
      renewalCompany: '',
      signProviderUrl: '/assinatura/renovacao/{signer_token}',
      typedSignature: true,
    });
    expect(configurationIn({}).brand).toMatchObject({ productName: 'Aroeira', slug: 'aroeira', pageGroup: 'gestao' });
  });

  it('is one of three environments, and nothing else [R034]', () => {
    const environments = ['localhost', 'lan', 'production'] as const;
    expect(environments.map((environment) => configurationIn({ environment }).environment)).toEqual(environments);
    for (const environment of ['LAN', 'staging', '', true, null])
      expect(mistakesOf({ environment })).toEqual([
        `portal.json: environment is ${JSON.stringify(environment)}: it must be localhost, lan or production.`,
      ]);
  });

  it('is each setting of a deployment', () => {
    const said = {
      version: '2.1',
      apiBase: 'https://api.example/v2',
      environment: 'lan',
      recaptchaSiteKey: '6Le-key',
      renewalCompany: '15067401000136',
      signProviderUrl: 'https://assina.example/{signer_token}',
      typedSignature: false,
    };
    expect(configurationIn({ ...said, brand: 'ipe' })).toMatchObject({ ...said, brand: { slug: 'ipe-capital' } });
  });

  it('is refused with a sentence for each mistake', () => {
    const wrong = {
      brnad: 'ipe',
      toString: 1,
      version: 'v2',
      apiBase: 'api/',
      recaptchaSiteKey: ' ',
      renewalCompany: '15.067.401/0001-36',
      signProviderUrl: 'https://assina.example/',
      typedSignature: 'off',
    };
    expect(mistakesOf(wrong)).toEqual([
      'portal.json: brnad is no setting: there is brand, version, apiBase, collector, environment, recaptchaSiteKey, renewalCompany, signProviderUrl, typedSignature.',
      'portal.json: toString is no setting: there is brand, version, apiBase, collector, environment, recaptchaSiteKey, renewalCompany, signProviderUrl, typedSignature.',
      'portal.json: version is "v2": it must be numbers with dots between: 1.0.72.',
      'portal.json: apiBase is "api/": it must be /api or a path below it, or an address as https://api.example, without a slash at its end.',
      'portal.json: recaptchaSiteKey is " ": it must be the site key of a reCAPTCHA v2.',
      'portal.json: renewalCompany is "15.067.401/0001-36": it must be the 14 digits of a CNPJ, or empty for none.',
      'portal.json: signProviderUrl is "https://assina.example/": it must be a path or an address with {signer_token}, or empty for none.',
      'portal.json: typedSignature is "off": it must be true or false.',
    ]);
  });

  it.each([
    '/v2',
    '//api.example',
    '/api/',
    'https://ana:1@api.example',
    'https://[::1]:8080',
    'https://api.example/?x',
  ])('has no API at %s, which no page could call', (apiBase) => {
    expect(mistakesOf({ apiBase })).toHaveLength(1);
  });

  it.each(['/api', '/api/v2', 'https://api.example', 'http://localhost:8080/v2/portal'])(
    'has its API at %s',
    (apiBase) => {
      expect(configurationIn({ apiBase }).apiBase).toBe(apiBase);
    },
  );

  it('is refused when it is no JSON, or no object, or not there', () => {
    expect(mistakesOf('{"brand": ')[0]).toMatch(/^portal\.json: it is no JSON\. SyntaxError/);
    expect(mistakesOf([])).toEqual(['portal.json: it must be an object, as {}.']);
    expect(readPortal(join(folder, 'other.json'), OURS)).toEqual(
      E.left([`${join(folder, 'other.json')}: it cannot be read.`]),
    );
  });
});

describe('the folder of a brand', () => {
  it('may lie anywhere, beside the file or not', () => {
    const nameAt = (brand: string) => configurationIn({ brand }).brand.productName;
    expect([nameAt('ipe'), nameAt('./ipe'), nameAt(join(folder, 'ipe'))]).toEqual(Array(3).fill('Ipê Capital'));
    expect(mistakesOf({ brand: 'jatoba' })).toEqual(['jatoba/brand.json: it cannot be read.']);
  });

  it('is refused with a sentence for each wrong word', () => {
    change('brand.json', '"ipe-capital"', '"Ipê Capital"');
    change('brand.json', '"5521000000000"', '"+55 21 4000"');
    change('brand.json', '"tagline"', '"motto"');
    change('brand.json', '"accent"', '"yellow"');
    const [motto, slug, tagline, number, logo] = mistakesOf({ brand: 'ipe' });
    expect(motto).toMatch(/^ipe\/brand\.json: motto is no setting: there is productName, /);
    expect(slug).toBe('ipe/brand.json: slug is "Ipê Capital": it must be lower-case letters, digits and hyphens.');
    expect(tagline).toBe('ipe/brand.json: tagline is missing: it must be a few words.');
    expect(number).toMatch(/supportWhatsApp is "\+55 21 4000": it must be digits with country and area code, or empty/);
    expect(logo).toMatch(/^ipe\/brand\.json: logo is .* it must be a list of \{"tone": "primary" or "accent"/);
  });

  it('is refused with a sentence for each colour, font or picture that is missing', () => {
    change('brand.css', '  --hero-2: light-dark(#35164d, #261537);\n', '');
    change('brand.css', '--accent: light-dark(#8f5f00, #f2c14e)', '--accent: crimson');
    change('brand.css', '--picture-hero:', '--picture-of-hero:');
    expect(mistakesOf({ brand: 'ipe' })).toEqual([
      'ipe/brand.css: --picture-hero is missing.',
      'ipe/brand.css: --accent must be light-dark(#rrggbb, #rrggbb), or #rrggbb for both themes.',
      'ipe/brand.css: --hero-2 must be light-dark(#rrggbb, #rrggbb), or #rrggbb for both themes.',
    ]);
  });

  it('takes its files from itself alone', () => {
    for (const address of ['./pictures/hero.png', '../portal.json', '/etc/passwd', 'https://cdn.example/hero.svg']) {
      change('brand.css', './pictures/hero.svg', address);
      expect(mistakesOf({ brand: 'ipe' })).toEqual([`ipe/brand.css: ${address} is no file of the brand's folder.`]);
      change('brand.css', address, './pictures/hero.svg');
    }
  });

  it('takes no link that leads out of it, and no folder', () => {
    symlinkSync('/etc/hostname', join(folder, 'ipe/pictures/linked.svg'));
    for (const address of ['./pictures/linked.svg', './pictures']) {
      change('brand.css', './pictures/hero.svg', address);
      expect(mistakesOf({ brand: 'ipe' })).toEqual([`ipe/brand.css: ${address} is no file of the brand's folder.`]);
      change('brand.css', address, './pictures/hero.svg');
    }
  });

  it('takes no name of a file that an address or a header would have to quote, and no other style sheet', () => {
    renameSync(join(folder, 'ipe/pictures/hero.svg'), join(folder, 'ipe/pictures/herói.svg'));
    change('brand.css', 'url("./pictures/hero.svg")', 'url( "./pictures/herói.svg" )');
    change('brand.css', ':root {', '@import "./more.css";\n:root {');
    expect(mistakesOf({ brand: 'ipe' })).toEqual([
      'ipe/brand.css: @import is not read: put all of it in this file.',
      'ipe/brand.css: ./pictures/herói.svg must have a name of letters without accents, digits, dots and hyphens.',
    ]);
  });

  it('is refused when its looks are no CSS', () => {
    change('brand.css', 'font-display: swap;\n}', 'font-display: swap;\n}}');
    expect(mistakesOf({ brand: 'ipe' })[0]).toMatch(/^ipe\/brand\.css: it is no CSS\. SyntaxError/);
  });

  it('has files whose names tell their content, and colours that old browsers know', () => {
    const lookOf = () => {
      const portal = portalOf({ brand: 'ipe' });
      if (E.isLeft(portal)) throw new Error(portal.left.join('\n'));
      return portal.right.look;
    };
    const before = lookOf();
    expect([...before.files.keys()].map((name) => name.replace(/-[\w-]{8}\./, '-HASH.'))).toEqual([
      'assets/manrope-latin-wght-normal-HASH.woff2',
      'assets/background-1-HASH.svg',
      'assets/background-2-HASH.svg',
      'assets/background-3-HASH.svg',
      'assets/hero-HASH.svg',
      'assets/brand-HASH.css',
    ]);
    expect(before.css).not.toContain('light-dark(');
    change('brand.css', '--primary: light-dark(#5b2a7e', '--primary: light-dark(#5b2a7f');
    const after = lookOf();
    expect([after.sheet === before.sheet, after.files.size]).toEqual([false, before.files.size]);
  });
});
