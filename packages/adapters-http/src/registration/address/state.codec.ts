import { STATES } from '@aroeira/domain/registration';
import { parsedText } from '../../http/words.codec.ts';

/** A state by its two letters, which are the same on both sides. @see decision Q044 */
export const StateLetters = parsedText('state', (text) => STATES.find(({ value }) => value === text)?.value);
