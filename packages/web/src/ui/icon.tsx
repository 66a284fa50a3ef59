/** The icons in use: one stroke on a grid of 24 px, with round ends. Draw a new one in this style; mix no other set in. */
const PATHS = {
  alert: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM12 7.5V13M12 16v.1',
  back: 'M20 12H4.5M10.5 6l-6 6 6 6',
  chat: 'M20.5 12a7.5 7.5 0 0 1-11 6.6L4 20l1.5-5A7.5 7.5 0 1 1 20.5 12z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  down: 'm6 9.5 6 6 6-6',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  'eye-off':
    'M4 4l16 16M9.9 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a16 16 0 0 1-2.7 3.5M6.3 7.3A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.5a9 9 0 0 0 4.1-1M9.9 9.9a3 3 0 0 0 4.2 4.2',
  finger:
    'M6 18.5c.8-2 1-4 1-6.5a5 5 0 0 1 9.6-2M17 12.5c0 3-.3 5-1 7M12 12c0 3.5-.5 6-1.7 8.5M4 14.5c.3-.8.4-1.6.4-2.5a7.6 7.6 0 0 1 13.2-5.2M19.5 10c.2 2.3.1 4.2-.2 6.5M14.3 15.5c-.2 2-.6 3.5-1.2 5',
  home: 'M4 11.5 12 4.5l8 7V19a1 1 0 0 1-1 1h-4.5v-5.5h-5V20H5a1 1 0 0 1-1-1z',
  id: 'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM8.5 12a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6zM5.8 15.8c.4-1.3 1.4-2 2.7-2s2.3.7 2.7 2M14.5 10h3.5M14.5 14h3',
  key: 'M8 16.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 12.5h8.5V16M17 12.5V15',
  leave: 'M10 4H6a1.5 1.5 0 0 0-1.5 1.5v13A1.5 1.5 0 0 0 6 20h4M15 8l4 4-4 4M19 12H9.5',
  left: 'm14.5 6-6 6 6 6',
  liberty: 'M3.5 19.5 9.5 9l3.5 5.5 2-3 5.5 8zM9.5 9V3.5l5 2-5 2',
  lock: 'M6.5 10.5h11a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1zM8 10.5V8a4 4 0 0 1 8 0v2.5M12 14.5v2',
  mail: 'M4.5 5.5h15a1 1 0 0 1 1 1v11a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-11a1 1 0 0 1 1-1zM4 7l8 6 8-6',
  menu: 'M4 7h16M4 12h16M4 17h10',
  pause: 'M9 6v12M15 6v12',
  pension:
    'M12 4v-.5M3.5 12.5a8.5 8.5 0 0 1 17 0c-1.2-1.3-3.2-1.3-4.3 0-1.1-1.3-3-1.3-4.2 0-1.2-1.3-3.1-1.3-4.2 0-1.1-1.3-3.1-1.3-4.3 0zM12 12.5V18a2.2 2.2 0 0 1-4.4 0',
  phone: 'M8 3.5h8a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1v-15a1 1 0 0 1 1-1zM11 17.5h2',
  play: 'M8 5.5v13l10.5-6.5z',
  power: 'M12 3.5v8M7 6.5a7.5 7.5 0 1 0 10 0',
  plus: 'M12 5v14M5 12h14',
  report:
    'M14 3.5H7A1.5 1.5 0 0 0 5.5 5v14A1.5 1.5 0 0 0 7 20.5h10a1.5 1.5 0 0 0 1.5-1.5V8zM14 3.5V8h4.5M9 16.5v-2M12 16.5v-4.5M15 16.5v-3',
  retry: 'M20 5v5h-5M19.7 10A8 8 0 1 0 20 13.5',
  right: 'm9.5 6 6 6-6 6',
  screen: 'M4.5 4.5h15a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-10a1 1 0 0 1 1-1zM12 16.5V20M8.5 20h7',
  star: 'm12 3.8 2.6 5.2 5.7.8-4.1 4 1 5.7-5.2-2.7-5.2 2.7 1-5.7-4.1-4 5.7-.8z',
  swap: 'M7 20V5M7 5 3.5 8.5M7 5l3.5 3.5M17 4v15M17 19l-3.5-3.5M17 19l3.5-3.5',
  trash: 'M4.5 6.5h15M9 6.5V4h6v2.5M6.5 6.5 7.5 20h9l1-13.5M10 10.5v5.5M14 10.5v5.5',
  upload: 'M12 15.5V4.5M7.5 9 12 4.5 16.5 9M4.5 15.5V18A1.5 1.5 0 0 0 6 19.5h12a1.5 1.5 0 0 0 1.5-1.5v-2.5',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20c.7-3.6 3.7-5.5 7.5-5.5s6.8 1.9 7.5 5.5',
} as const;

export type IconName = keyof typeof PATHS;

interface Props {
  readonly name: IconName;
  /** 20 px instead of 24 px, beside text of 14 px. */
  readonly isSmall?: boolean;
}

/** A drawing beside a caption. Screen readers skip it, so a control without a caption needs a name. */
export const Icon = ({ name, isSmall = false }: Props) => (
  <svg className={isSmall ? 'icon icon-small' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
);
