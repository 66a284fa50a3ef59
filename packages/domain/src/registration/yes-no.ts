/** The two answers of a question, in the order in which they stand. */
export const YES_NO = [
  { value: 'yes', label: 'Sim' },
  { value: 'no', label: 'Não' },
] as const;
