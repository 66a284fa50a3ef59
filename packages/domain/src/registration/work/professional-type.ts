/** The kind of a client's work. @see spec A §3 Professional info */
export type ProfessionalType = (typeof PROFESSIONAL_TYPES)[number]['value'];

/** The kinds in the order of their codes, 0 to 7. @see spec A §3 Professional info; decision Q044 */
export const PROFESSIONAL_TYPES = [
  { value: 'withoutBond', label: 'Sem vínculo' },
  { value: 'salaried', label: 'Assalariado(a)' },
  { value: 'liberal', label: 'Profissional liberal' },
  { value: 'businessperson', label: 'Empresário(a)' },
  { value: 'retired', label: 'Aposentado(a)' },
  { value: 'capitalist', label: 'Capitalista' },
  { value: 'student', label: 'Estudante' },
  { value: 'housekeeper', label: 'Do lar' },
] as const;
