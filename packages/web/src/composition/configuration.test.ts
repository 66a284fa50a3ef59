import { describe, expect, it } from 'vitest';
import { configurationOf } from './configuration.ts';

describe('the settings of a build', () => {
  it('have defaults: the API of this origin, production, Aroeira, the page group gestao [R005]', () => {
    expect(configurationOf({})).toEqual({
      apiBase: '/api',
      environment: 'production',
      brand: { productName: 'Aroeira', slug: 'aroeira', supportWhatsApp: '5511000000000', pageGroup: 'gestao' },
      recaptchaSiteKey: undefined,
      renewalCompany: '',
      signProviderUrl: '/assinatura/renovacao/{signer_token}',
      typedSignature: true,
    });
  });

  it('name one of three environments; anything else is production [R034]', () => {
    const environmentOf = (VITE_ENVIRONMENT: unknown) => configurationOf({ VITE_ENVIRONMENT }).environment;
    expect(['localhost', 'lan', 'production'].map(environmentOf)).toEqual(['localhost', 'lan', 'production']);
    expect(['LAN', 'staging', '', true, undefined].map(environmentOf)).toEqual(Array(5).fill('production'));
  });

  it('can make another brand', () => {
    const { apiBase, brand } = configurationOf({
      VITE_API_BASE: 'https://api.example',
      VITE_PRODUCT_NAME: 'Ipê',
      VITE_PRODUCT_SLUG: 'ipe',
      VITE_SUPPORT_WHATSAPP: '551140000000',
      VITE_PAGE_GROUP: 'wealth',
    });
    expect(apiBase).toBe('https://api.example');
    expect(brand).toEqual({ productName: 'Ipê', slug: 'ipe', supportWhatsApp: '551140000000', pageGroup: 'wealth' });
  });

  it('may write the number of the support as people do, or say that there is none (decision 0190)', () => {
    const numberOf = (VITE_SUPPORT_WHATSAPP: unknown) =>
      configurationOf({ VITE_SUPPORT_WHATSAPP }).brand.supportWhatsApp;
    expect([numberOf('+55 (11) 4000-0000'), numberOf('none'), numberOf(' ')]).toEqual([
      '551140000000',
      '',
      '5511000000000',
    ]);
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
