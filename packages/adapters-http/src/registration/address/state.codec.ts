import { parseState } from '@aroeira/domain/registration';
import { parsedText } from '../../http/words.codec.ts';

/** A state by its two letters. The wire has the same letters. @see decision Q044 */
export const StateLetters = parsedText('state', parseState);
