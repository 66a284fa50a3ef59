/** What WCAG 2.2 AA asks for: text (1.4.3), and parts of controls, charts and large text (1.4.11, 1.4.3). */
const [TEXT, PARTS] = [4.5, 3];

/** A colour that must stand out from what lies under it, both by the names of their tokens. */
interface Pair {
  readonly front: string;
  readonly on: readonly string[];
  readonly needs: number;
  /** Where a client meets it. */
  readonly where: string;
}

const PAGES = ['ground', 'surface', 'surface-2'];
const PANELS = ['primary-soft', 'danger-soft', 'warning-soft', 'success-soft', 'info-soft'];
const FUNDS = ['rf', 'mm', 'ac', 'int', 'pb', 'pc', 'unknown'];

/** Every pair that the style sheets draw. A test finds a colour of theirs that is missing here. */
export const PAIRS: readonly Pair[] = [
  { front: 'ink', on: [...PAGES, 'raised', ...PANELS], needs: TEXT, where: 'text of pages, cards and panels' },
  { front: 'ink-2', on: [...PAGES, 'primary-soft'], needs: TEXT, where: 'captions, closed buttons, axes of charts' },
  { front: 'primary', on: [...PAGES, 'raised', 'primary-soft'], needs: TEXT, where: 'links, menus, badges, tabs' },
  { front: 'on-primary', on: ['primary', 'primary-2'], needs: TEXT, where: 'buttons, also under the mouse' },
  { front: 'surface', on: ['ink'], needs: TEXT, where: 'short notices at the bottom of a page' },
  { front: 'surface', on: ['ink-2'], needs: TEXT, where: 'the cross of a canceled order' },
  { front: 'danger', on: [...PAGES, 'danger-soft'], needs: TEXT, where: 'errors' },
  { front: 'warning', on: ['surface', 'warning-soft'], needs: TEXT, where: 'warnings, and no connection' },
  { front: 'success', on: ['surface', 'success-soft'], needs: TEXT, where: 'what is done' },
  { front: 'info', on: ['surface', 'info-soft'], needs: TEXT, where: 'hints' },
  { front: 'on-hero', on: ['hero', 'hero-2'], needs: TEXT, where: 'the position, and pages before the sign-in' },
  { front: 'on-hero-2', on: ['hero', 'hero-2'], needs: TEXT, where: 'captions of the position' },
  { front: 'accent', on: ['danger-soft'], needs: TEXT, where: 'the figure that stands out' },
  { front: 'accent', on: PAGES, needs: PARTS, where: 'the logo, stars' },
  { front: 'accent-on-hero', on: ['hero', 'hero-2'], needs: PARTS, where: 'the logo and the ring of the focus' },
  { front: 'focus', on: [...PAGES, 'raised', 'primary-soft'], needs: PARTS, where: 'the ring of the focus' },
  { front: 'line-strong', on: PAGES, needs: PARTS, where: 'borders of fields, switches, empty stars' },
  { front: 'primary', on: ['line'], needs: PARTS, where: 'lines of progress' },
  { front: 'primary', on: ['surface'], needs: PARTS, where: 'the first line of a chart' },
  { front: 'warning', on: ['surface'], needs: PARTS, where: 'the second line of a chart' },
  { front: 'info', on: ['surface'], needs: PARTS, where: 'the third line of a chart' },
  ...FUNDS.map((fund) => ({
    front: `fund-${fund}`,
    on: ['surface'],
    needs: PARTS,
    where: 'slices and their swatches',
  })),
  { front: 'objective-rose', on: ['surface'], needs: PARTS, where: 'objectives in the colour Rosa' },
];

/** Colours that nobody has to see: they divide or shade what stands out without them. */
export const DECORATION: ReadonlySet<string> = new Set(['line', 'scrim', 'skeleton', 'art-shade', 'paper']);
