import type { UnsignedTerms } from './signature.ts';

/** One line of what is signed at the provider. */
export type UnsignedItem = { readonly _tag: 'Conformity' } | { readonly _tag: 'Adhesion'; readonly fundName: string };

/** What is signed at the provider, the conformity item first. @see spec B §4 Signing fund terms */
export const unsignedItems = ({ fundNames, hasConformityItem }: UnsignedTerms): readonly UnsignedItem[] => [
  ...(hasConformityItem ? [{ _tag: 'Conformity' } as const] : []),
  ...fundNames.map((fundName) => ({ _tag: 'Adhesion', fundName }) as const),
];

/** Unsigned becomes signed by the one word; any other answer changes nothing. @see spec B §4 Signing fund terms */
export const isSignedBy = (status: string): boolean => status === 'signed';
