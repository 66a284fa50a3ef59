import { ACCESS } from '../access/access.tokens.ts';
import { bindings } from '../composition/bindings.ts';
import { idle } from '../shell/idle.ts';

/** Whoever signs in comes to the dashboard. The router asks for the same files, and tells if one does not come. */
const fetchDashboard = (): Promise<unknown> =>
  Promise.allSettled([
    import('../position/dashboard.page.tsx'),
    import('../position/position.module.ts'),
    import('../registration/standing/standing.module.ts'),
  ]);

/** The page after the sign-in comes while the person types, and no key waits for it. */
export const nextPageBindings = bindings((bind) =>
  bind(ACCESS.FetchNextPage, () => () => {
    window.addEventListener('input', () => void idle(window).then(fetchDashboard), { once: true });
  }),
);
