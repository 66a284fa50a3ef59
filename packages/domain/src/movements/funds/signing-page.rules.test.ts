import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { termsToSign } from '../testing/index.ts';
import { checked, checking, openSigningPage, tokenToCheck } from './signing-page.rules.ts';

const opened = openSigningPage(termsToSign());
const signed = checked(opened, E.right(true));

describe('the page of the signature', () => {
  it('is missing without papers, and no answer changes that', () => {
    const missing = openSigningPage(undefined);
    expect(missing).toEqual({ _tag: 'TermsMissing' });
    expect([checking(missing), checked(missing, E.right(true))]).toEqual([missing, missing]);
    expect(tokenToCheck(missing)).toBeUndefined();
  });

  it('becomes signed by the answer, and stays signed [R626]', () => {
    expect(signed).toEqual({ _tag: 'Signed', terms: termsToSign() });
    expect([checking(signed), checked(signed, E.right(false)), checked(signed, E.left('x'))]).toEqual(
      Array(3).fill(signed),
    );
    expect(tokenToCheck(signed)).toBeUndefined();
  });

  it('stays unsigned by every other answer [R627]', () => {
    expect(checked(checking(opened), E.right(false))).toEqual(opened);
    expect(checked(checking(opened), E.left('x'))).toEqual({ ...opened, hasFailed: true });
  });

  it('forgets a failure when it checks again, and checks once at a time', () => {
    const again = checking(checked(opened, E.left('x')));
    expect(again).toEqual({ ...opened, isChecking: true });
    expect([tokenToCheck(opened), tokenToCheck(again)]).toEqual(['doc-1', undefined]);
  });

  it('has nothing to check without a token [R629]', () => {
    expect(tokenToCheck(openSigningPage(termsToSign({ token: undefined })))).toBeUndefined();
  });
});
