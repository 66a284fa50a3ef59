import { OBJECTIVE_COLORS } from '@aroeira/domain/independence';

/** The tones of the five colours. Each has a shade for either theme. */
const TONES = ['tone-rf', 'tone-mm', 'tone-ac', 'tone-int', 'tone-pb'];

/** The class of a stored colour. A colour from an older version is grey. */
export const toneOf = (color: string): string =>
  TONES[OBJECTIVE_COLORS.findIndex(({ value }) => value.toLowerCase() === color.toLowerCase())] ?? 'tone-unknown';

/** The name of a stored colour. */
export const colorName = (color: string): string =>
  OBJECTIVE_COLORS.find(({ value }) => value.toLowerCase() === color.toLowerCase())?.label ?? 'Outra cor';
