import { describe, expect, it } from 'vitest';
import { BRAND } from '#brand/brand.ts';
import { configurationOf } from './configuration.ts';

describe('the settings of a build', () => {
  it('have defaults: the API of this origin, production, Aroeira, the page group gestao [R005]', () => {
    expect(configurationOf({})).toEqual({
      apiBase: '/api',
      environment: 'production',
      brand: BRAND,
      recaptchaSiteKey: undefined,
      renewalCompany: '',
      signProviderUrl: '/assinatura/renovacao/{signer_token}',
      typedSignature: true,
    });
    expect(BRAND).toMatchObject({ productName: 'Aroeira', slug: 'aroeira', pageGroup: 'gestao' });
  });

  it('name one of three environments; anything else is production [R034]', () => {
    const environmentOf = (VITE_ENVIRONMENT: unknown) => configurationOf({ VITE_ENVIRONMENT }).environment;
    expect(['localhost', 'lan', 'production'].map(environmentOf)).toEqual(['localhost', 'lan', 'production']);
    expect(['LAN', 'staging', '', true, undefined].map(environmentOf)).toEqual(Array(5).fill('production'));
  });

  it('may lead to the API of another origin', () => {
    expect(configurationOf({ VITE_API_BASE: 'https://api.example' }).apiBase).toBe('https://api.example');
  });

  it('may name the one company with renewals (decision Q017)', () => {
    expect(configurationOf({ VITE_RENEW_COMPANY_DOCUMENT: '15067401000136' }).renewalCompany).toBe('15067401000136');
  });

  it('may name the page of its signing provider (decision Q129)', () => {
    const pageOf = (VITE_SIGN_PROVIDER_URL: unknown) => configurationOf({ VITE_SIGN_PROVIDER_URL }).signProviderUrl;
    expect([pageOf('https://assina.example/{signer_token}'), pageOf(undefined)]).toEqual([
      'https://assina.example/{signer_token}',
      '/assinatura/renovacao/{signer_token}',
    ]);
  });

  it('may take drawn signatures only (decision Q172)', () => {
    const isTyped = (VITE_TYPED_SIGNATURE: unknown) => configurationOf({ VITE_TYPED_SIGNATURE }).typedSignature;
    expect([isTyped('off'), isTyped(' off '), isTyped('on'), isTyped('')]).toEqual([false, false, true, true]);
  });

  it('may choose reCAPTCHA by its site key (decision 0130)', () => {
    const keyOf = (VITE_RECAPTCHA_SITE_KEY: unknown) => configurationOf({ VITE_RECAPTCHA_SITE_KEY }).recaptchaSiteKey;
    expect([keyOf('6Le-key'), keyOf(' '), keyOf(undefined)]).toEqual(['6Le-key', undefined, undefined]);
  });
});
