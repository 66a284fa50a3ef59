import type { Word } from '../../completion-words.ts';

/** The commands of the prompt itself. */
const PROMPT_WORDS = ['as', '.stdin', '.help', '.end'] as const;

/** The words that may end a line, by the same places that complete a shell. @see decision 0132 */
export const completionsOf =
  (words: readonly Word[], people: readonly string[]) =>
  (begun: string): readonly string[] => {
    const typed = begun.trimStart().split(/\s+/);
    const last = typed.pop() ?? '';
    if (typed[0] === 'portal') typed.shift();
    const fitting = (known: readonly string[]): readonly string[] => known.filter((word) => word.startsWith(last));
    if (typed.length === 1 && typed[0] === 'as') return fitting([...people, 'nobody']);
    let at = '';
    for (const word of typed) {
      const next = words.find(([place, known]) => place === at && known === word);
      at = next?.[2] ?? at.replace(/ --\S+$/, '');
    }
    const here = words.filter(([place]) => place === at).map(([, word]) => word);
    const fit = fitting(here.filter((word) => word.startsWith('-') === last.startsWith('-')));
    return typed.length === 0 ? [...fit, ...fitting(PROMPT_WORDS)] : fit;
  };
