import type { Choice, ChoiceValue } from '@aroeira/domain/kernel';

/** Removes case and accents, so that `sao` finds São Paulo. */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase('pt-BR').trim();

/** Returns the choices that contain every word of the text. Those that begin with the text come first. */
export const matchingChoices = <V extends ChoiceValue>(
  choices: readonly Choice<V>[],
  text: string,
): readonly Choice<V>[] => {
  const wanted = bare(text);
  if (wanted === '') return choices;
  const words = wanted.split(/\s+/);
  const found = choices.filter(({ label }) => words.every((word) => bare(label).includes(word)));
  const isFirst = ({ label }: Choice<V>): boolean => bare(label).startsWith(wanted);
  return [...found.filter(isFirst), ...found.filter((choice) => !isFirst(choice))];
};
