import { OBJECTIVE_COLORS, objectiveColor } from '@aroeira/domain/independence';
import './objective-colors.css';

/** The tones of the five colours. Each has a shade for either theme. */
const TONES = ['tone-rf', 'tone-mm', 'tone-rose', 'tone-int', 'tone-pb'];

/** The class of a stored colour. Any other than the five is grey. @see decision 0227 */
export const toneOf = (stored: string): string => {
  const color = objectiveColor(stored);
  return TONES[OBJECTIVE_COLORS.findIndex(({ value }) => value === color.value)] ?? 'tone-unknown';
};
