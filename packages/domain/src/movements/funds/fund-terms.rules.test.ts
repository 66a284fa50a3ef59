import { describe, expect, it } from 'vitest';
import { signButton, termCaption, termsNotSignedMessage } from './fund-terms.messages.ts';
import { automaticCheckDelay, termItems } from './fund-terms.rules.ts';
import type { TermsToSign } from './fund-terms.ts';
import { termsToSign as terms } from '../testing/index.ts';

const captions = (changes: Partial<TermsToSign>) => termItems(terms(changes)).map(termCaption);

describe('the terms to sign', () => {
  it('has one for each fund [R621]', () => {
    expect(captions({ needsConformityTerm: false })).toEqual([
      'ADESÃO FUNDO Aroeira Global',
      'ADESÃO FUNDO Aroeira Macro',
    ]);
  });

  it('has the conformity term first, if one is needed [R622] [R623]', () => {
    expect(captions({})[0]).toBe('Desenquadramento');
    expect(captions({})).toHaveLength(3);
    expect(captions({ needsConformityTerm: false })).not.toContain('Desenquadramento');
  });

  it('give the button its words by their number [R624]', () => {
    const button = (changes: Partial<TermsToSign>) => signButton(termItems(terms(changes)));
    expect(button({ fundNames: [] })).toBe('Assinar termo');
    expect(button({ fundNames: ['Aroeira Global'], needsConformityTerm: false })).toBe('Assinar termo');
    expect(button({ fundNames: ['Aroeira Global'] })).toBe('Assinar termos');
  });
});

it('are checked automatically after half a second, when they are unsigned and have a token [R628] [R629]', () => {
  expect(automaticCheckDelay(false, terms())).toBe(500);
  expect(automaticCheckDelay(false, terms({ token: undefined }))).toBeUndefined();
  expect(automaticCheckDelay(true, terms())).toBeUndefined();
});

it('are named with the place of the signature', () => {
  expect(termsNotSignedMessage(terms({ fundNames: ['Aroeira Global'] }))).toBe(
    'Antes de investir, assine em https://assina.exemplo/doc-1: Desenquadramento, ADESÃO FUNDO Aroeira Global.',
  );
});
