/** Masks an address, `a***@e***.com.br`: the person who reads it may not be its owner. */
export const maskedEmail = (email: string): string => email.replace(/^(.)[^@]*@(.)[^.]*/u, '$1***@$2***');
