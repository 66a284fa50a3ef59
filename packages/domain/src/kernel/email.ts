declare const brand: unique symbol;

/** An e-mail address, without spaces around it and otherwise as it was typed. */
export type Email = string & { readonly [brand]: 'Email' };

/** The pattern of HTML's e-mail input, with at least one dot after the at. @see https://html.spec.whatwg.org/#valid-e-mail-address */
const PATTERN =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?\.)+[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;

/** The longest address that mail can be sent to. @see RFC 5321 §4.5.3.1.3 */
const LONGEST = 254;

/** The longest part of a domain between two dots. @see RFC 1035 §2.3.4 */
const LONGEST_LABEL = 63;

const hasShortLabels = ([, domain = '']: readonly string[]): boolean =>
  domain.split('.').every((label) => label.length <= LONGEST_LABEL);

/** Reads an e-mail address; `undefined` when it is none. @see spec A §5 "generic pattern" */
export const parseEmail = (text: string): Email | undefined => {
  const bare = text.trim();
  const isWellFormed = PATTERN.test(bare) && !/^\.|\.\.|\.@/.test(bare) && hasShortLabels(bare.split('@'));
  return isWellFormed && bare.length <= LONGEST ? (bare as Email) : undefined; // the brand's only constructor
};

/** `ana.monteiro@exemplo.com.br` is `a***@e***.com.br`. A masked address stays as it is. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*@(.)[^.]*/u, '$1***@$2***');
