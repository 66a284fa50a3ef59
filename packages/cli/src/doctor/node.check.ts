import manifest from '../../../../package.json' with { type: 'json' };
import { ok, problem, type Finding } from './finding.ts';

/** The oldest Node of the project's manifest: `>=20.19`. */
const NEEDED = manifest.engines.node.replace('>=', '');

/** @param version of the running Node, without the v: `20.19.1` */
export const checkNode = (version: string): Finding => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [neededMajor = 0, neededMinor = 0] = NEEDED.split('.').map(Number);
  const isEnough = major > neededMajor || (major === neededMajor && minor >= neededMinor);
  return isEnough ? ok(version) : problem(`${version}: é preciso a versão ${NEEDED} ou mais nova.`);
};
