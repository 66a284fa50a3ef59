/** The label of a bank account for a narrow place: 'Ag. 2374' and 'Conta 194572-1' do not break in their middle. */
export const onWholeLines = (label: string): string => label.replaceAll(/(Ag\.|Conta) /g, '$1\u00a0');
