import manifest from '../../../../package.json' with { type: 'json' };
import { ok, problem, type Finding } from './finding.ts';

/** The oldest Node of the project's manifest: `>=20.19`. */
const NEEDED = manifest.engines.node.replace('>=', '');

/** @param version of the running Node, without the v: `20.19.1` */
export const checkNode = (version: string): Finding =>
  version.localeCompare(NEEDED, 'en', { numeric: true }) >= 0
    ? ok(version)
    : problem(`${version}: é preciso a versão ${NEEDED} ou mais nova.`);
