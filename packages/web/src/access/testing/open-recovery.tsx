import type { DeviceMemory, Passwords } from '@aroeira/domain/access';
import { newDevice } from '@aroeira/domain/access/testing';
import { openApp } from '../../composition/testing/open-app.tsx';
import type { Path, Pattern } from '../../shell/routing/paths.ts';
import type { Route } from '../../shell/routing/route.ts';
import { shellRoutes } from '../../shell/shell.routes.tsx';
import { accessRoutes } from '../access.routes.tsx';
import { passwordRoutes } from '../password/password.routes.tsx';

const page = (path: Pattern, text: string): Route => ({
  path,
  title: text,
  page: async () => ({ Page: () => <main id="main">{text}</main> }),
});

/** The whole app at a path, with a server that keeps passwords. Dashboard and profile show only their names. */
export const openRecovery = (path: Path, passwords: Passwords, memory: DeviceMemory = newDevice()) => {
  const around = [page('/dashboard', 'Painel'), page('/profile', 'Perfil de Ana')];
  return openApp(path, { memory, passwords, routes: [...shellRoutes, ...accessRoutes, ...passwordRoutes, ...around] });
};
