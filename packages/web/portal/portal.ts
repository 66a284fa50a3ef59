import { dirname, join, resolve } from 'node:path';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Configuration } from '../src/composition/configuration.ts';
import { checked, type Mistakes, type Settings } from './checked.ts';
import { readLook, type Look } from './look.ts';
import { readText } from './read-text.ts';
import { BRAND_SETTINGS, PORTAL_SETTINGS } from './settings.ts';

/** One deployment: what its pages know, and how they look. */
export interface Portal {
  readonly configuration: Configuration;
  readonly look: Look;
}

const json = (file: string): E.Either<Mistakes, unknown> =>
  pipe(
    readText(file),
    E.chain((read) =>
      E.tryCatch(
        (): unknown => JSON.parse(read),
        (error): Mistakes => [`it is no JSON. ${String(error)}`],
      ),
    ),
  );

const checkedFile = <S extends Settings>(file: string, settings: S) =>
  pipe(
    json(file),
    E.chain((said) => checked(settings, said)),
    E.mapLeft((mistakes): Mistakes => mistakes.map((mistake) => `${file}: ${mistake}`)),
  );

/** The file that `PORTAL_FILE` names, from where somebody called pnpm. */
export const portalFileOf = ({ PORTAL_FILE = '', INIT_CWD = '' }: NodeJS.ProcessEnv): string | undefined =>
  PORTAL_FILE === '' ? undefined : resolve(INIT_CWD, PORTAL_FILE);

/**
 * Reads a deployment: its settings, and the folder of its brand.
 *
 * @param file the path of `portal.json`; without one each setting has its standard
 * @param ours the folder of our brand, for a file that names none
 */
export const readPortal = (file: string | undefined, ours: string): E.Either<Mistakes, Portal> =>
  pipe(
    E.Do,
    E.bind('settings', () => (file === undefined ? checked(PORTAL_SETTINGS, {}) : checkedFile(file, PORTAL_SETTINGS))),
    E.let('folder', ({ settings }) =>
      file === undefined || settings.brand === undefined ? ours : resolve(dirname(file), settings.brand),
    ),
    E.bind('brand', ({ folder }) => checkedFile(join(folder, 'brand.json'), BRAND_SETTINGS)),
    E.bind('look', ({ folder }) => readLook(folder, ours)),
    E.map(({ settings, brand, look }) => ({ configuration: { ...settings, brand }, look })),
  );
