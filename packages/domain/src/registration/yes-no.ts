/** The two answers of a question, in the order of the screen. */
export const YES_NO = [
  { value: 'yes', label: 'Sim' },
  { value: 'no', label: 'Não' },
] as const;

/** The answer to a question. */
export const yesNo = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');
