/** Where the product runs. It decides whether a client may see a raw answer. @see spec A §9; decision Q121 */
export const ENVIRONMENTS = ['localhost', 'lan', 'production'] as const;

export type Environment = (typeof ENVIRONMENTS)[number];
