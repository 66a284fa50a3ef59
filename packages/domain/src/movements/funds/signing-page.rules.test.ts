import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { termsToSign } from '../testing/index.ts';
import { checked, checking, openSigningPage, tokenToCheck } from './signing-page.rules.ts';

const opened = openSigningPage(termsToSign());
const signed = checked(opened, E.right('signed'), true);
const refused = checked(opened, E.right('refused'), false);

describe('the page of the signature', () => {
  it('is missing without papers, and no answer changes that', () => {
    const missing = openSigningPage(undefined);
    expect(missing).toEqual({ _tag: 'TermsMissing' });
    expect([checking(missing), checked(missing, E.right('signed'), true)]).toEqual([missing, missing]);
    expect(tokenToCheck(missing)).toBeUndefined();
  });

  it('becomes signed by the answer, and stays signed [R626]', () => {
    expect(signed).toEqual({ _tag: 'Signed', terms: termsToSign() });
    const later = (['waiting', 'refused'] as const).map((status) => checked(signed, E.right(status), true));
    expect([checking(signed), checked(signed, E.left('x'), true), ...later]).toEqual(Array(4).fill(signed));
    expect(tokenToCheck(signed)).toBeUndefined();
  });

  it('becomes refused by the answer, and has nothing to check then (decision 0306)', () => {
    expect(refused).toEqual({ _tag: 'Refused', terms: termsToSign() });
    expect([checking(refused), checked(refused, E.right('signed'), true)]).toEqual([refused, refused]);
    expect(tokenToCheck(refused)).toBeUndefined();
  });

  it('stays unsigned by every other answer, and tells it to a client who waits for it [R627]', () => {
    expect(checked(checking(opened), E.right('waiting'), false)).toEqual(opened);
    expect(checked(checking(opened), E.right('waiting'), true)).toEqual({ ...opened, told: 'waiting' });
    for (const isAwaited of [true, false])
      expect(checked(checking(opened), E.left('x'), isAwaited)).toEqual({ ...opened, told: 'failed' });
  });

  it('forgets what it told when it checks again, and checks once at a time', () => {
    const again = checking(checked(opened, E.left('x'), true));
    expect(again).toEqual({ ...opened, isChecking: true });
    expect([tokenToCheck(opened), tokenToCheck(again)]).toEqual(['doc-1', undefined]);
  });

  it('has nothing to check without a token [R629]', () => {
    expect(tokenToCheck(openSigningPage(termsToSign({ token: undefined })))).toBeUndefined();
  });
});
