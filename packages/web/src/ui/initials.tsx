/** Draws a person or company as the initials of the first and the last name. The screen shows the name beside it. */
export const Initials = ({ name, isLarge = false }: { readonly name: string; readonly isLarge?: boolean }) => (
  <span className={isLarge ? 'disc is-large' : 'disc'} aria-hidden="true">
    {initialsOf(name)}
  </span>
);

const initialsOf = (name: string): string => {
  const names = name.trim().split(/\s+/);
  const ends = names.length > 1 ? [names.at(0), names.at(-1)] : names;
  return ends.map((each) => (each ?? '').charAt(0).toUpperCase()).join('');
};
