import { Redirect } from 'wouter';
import type { Path } from '../../shell/routing/paths.ts';

/** The page of a short path. It replaces itself by the page of the whole path, with its guards. @see decision Q081 */
export const aliasOf = (path: Path) => ({ Page: () => <Redirect to={path} replace /> });
