/** A canvas knows no tokens, so it is drawn again for another theme, and on paper, which is always light. */
const MEDIA = ['(prefers-color-scheme: dark)', '(forced-colors: active)', 'print'];

/** Calls whenever the page takes other colours. @returns what ends it */
export const onOtherColours = (draw: () => void): (() => void) => {
  const lists = MEDIA.map((media) => window.matchMedia(media));
  for (const list of lists) list.addEventListener('change', draw);
  return () => {
    for (const list of lists) list.removeEventListener('change', draw);
  };
};
