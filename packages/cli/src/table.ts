/** A column of a table for people: its head, and where its cells stand. */
export interface Column {
  readonly head: string;
  readonly align: 'left' | 'right';
}

/** A column with its cells at the left, as texts stand. */
export const left = (head: string): Column => ({ head, align: 'left' });

/** A column with its cells at the right, as numbers stand. */
export const right = (head: string): Column => ({ head, align: 'right' });

/** Aligns rows under their heads, two spaces between columns, a rule under the heads. No trailing spaces. */
export const table = (columns: readonly Column[], rows: readonly (readonly string[])[]): string => {
  const heads = columns.map(({ head }) => head);
  const widths = columns.map((_, i) => Math.max(...[heads, ...rows].map((row) => (row[i] ?? '').length)));
  const line = (cells: readonly string[]): string =>
    columns
      .map(({ align }, i) => {
        const [cell, width] = [cells[i] ?? '', widths[i] ?? 0];
        return align === 'right' ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [line(heads), line(widths.map((width) => '─'.repeat(width))), ...rows.map(line)].join('\n');
};

/** Names and values, one a line, the values under each other. */
export const facts = (rows: readonly (readonly [name: string, value: string])[]): string => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`.trimEnd()).join('\n');
};
