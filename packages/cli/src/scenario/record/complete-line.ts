import { readdirSync } from 'node:fs';
import type { Word } from '../../completion-words.ts';

/** The commands of the prompt itself. */
const PROMPT_WORDS = ['as', '.stdin', '.help', '.end'] as const;

/** The words that may end a line, by the same places that complete a shell; files where none is known. @see decision 0132 */
export const completionsOf =
  (words: readonly Word[], people: readonly string[]) =>
  (begun: string): readonly string[] => {
    const found = endingsOf(begun, words, people);
    const [only = ''] = found;
    // A blank behind the only one, as a shell has it. A folder goes on.
    return found.length === 1 && !only.endsWith('/') ? [`${only} `] : found;
  };

const endingsOf = (begun: string, words: readonly Word[], people: readonly string[]): readonly string[] => {
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
  const known = here.filter((word) => word.startsWith('-') === last.startsWith('-'));
  if (typed.length === 0) return fitting([...known, ...PROMPT_WORDS]);
  return known.length === 0 ? filesFrom(last) : fitting(known);
};

/** The files and folders whose path begins so. A name that is not one word of a command is left out. */
const filesFrom = (begun: string): readonly string[] => {
  const folder = begun.slice(0, begun.lastIndexOf('/') + 1);
  try {
    return readdirSync(folder === '' ? '.' : folder, { withFileTypes: true })
      .map((entry) => `${folder}${entry.name}${entry.isDirectory() ? '/' : ''}`)
      .filter((path) => path.startsWith(begun) && !/[\s'"\\$]/.test(path))
      .toSorted();
  } catch {
    // A folder that is not there, or closed.
    return [];
  }
};
