import { KIT_PARTS } from '../../packages/web/src/dev/kit/names.ts';
import { openKit } from '../../tests/e2e/forms/dev-build.ts';
import { VISITS } from '../../tests/visits.ts';
import { FLOWS, type Sight } from './flows.ts';
import { RARE_FLOWS } from './rare-flows.ts';

/** Every page, and every state of a flow. A page that leads away is the page to which it leads. */
export const SIGHTS: readonly Sight[] = [
  ...Object.entries(VISITS).flatMap(([path, { by, at = path, arrives }]): readonly Sight[] =>
    arrives === undefined
      ? [
          {
            name: path,
            ...(by === undefined ? {} : { by }),
            asks: by !== undefined,
            open: async (page) => void (await page.goto(at)),
          },
        ]
      : [],
  ),
  ...FLOWS,
  ...RARE_FLOWS,
  ...KIT_PARTS.map(
    (part): Sight => ({
      name: `kit ${part}`,
      asks: false,
      brand: 'aroeira',
      open: async (page) => openKit(page, part),
    }),
  ),
];
