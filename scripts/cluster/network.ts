import { spawnSync } from 'node:child_process';

/** The network of the databases. With namespaces each of them has a network card of its own, which can be pulled out. */
export interface Network {
  /** Whether a database can be cut off. */
  readonly canCut: boolean;
  /** The address of this machine in it. */
  readonly here: string;
  /** Whose addresses belong to it. */
  readonly range: string;
  readonly hostOf: (member: string) => string;
  /** The words that begin a program there. */
  readonly within: (member: string) => readonly string[];
  readonly cut: (member: string) => void;
  readonly mend: (member: string) => void;
  readonly close: () => void;
}

const LOCAL = '127.0.0.1';
const PREFIX = '10.231.7';

const ip = (...words: string[]): boolean => spawnSync('ip', words).status === 0;

/** All databases listen on this machine's loopback. */
const loopback: Network = {
  canCut: false,
  here: LOCAL,
  range: `${LOCAL}/32`,
  hostOf: () => LOCAL,
  within: () => [],
  cut: () => undefined,
  mend: () => undefined,
  close: () => undefined,
};

const MEMBERS = ['pg1', 'pg2', 'pg3'];

/** Gives each database a namespace of its own, on one bridge, where root may. Else all of them are on loopback. */
export const openNetwork = (): Network => {
  const bridge = `aro${process.pid}`;
  const spaceOf = (member: string): string => `${bridge}-${member}`;
  const hostOf = (member: string): string => `${PREFIX}.1${member.slice(-1)}`;
  const join = (member: string): boolean => {
    const [space, card] = [spaceOf(member), `${bridge}${member.slice(-1)}`];
    return (
      ip('netns', 'add', space) &&
      ip('link', 'add', card, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', space) &&
      ip('link', 'set', card, 'master', bridge, 'up') &&
      ip('-n', space, 'addr', 'add', `${hostOf(member)}/24`, 'dev', 'eth0') &&
      ip('-n', space, 'link', 'set', 'lo', 'up') &&
      ip('-n', space, 'link', 'set', 'eth0', 'up')
    );
  };
  const set = (state: string) => (member: string) => void ip('-n', spaceOf(member), 'link', 'set', 'eth0', state);
  const close = (): void => {
    for (const member of MEMBERS) ip('netns', 'del', spaceOf(member));
    ip('link', 'del', bridge);
  };
  const isOpen =
    ip('link', 'add', bridge, 'type', 'bridge') &&
    ip('addr', 'add', `${PREFIX}.1/24`, 'dev', bridge) &&
    ip('link', 'set', bridge, 'up') &&
    MEMBERS.every(join);
  if (!isOpen) {
    close();
    return loopback;
  }
  return {
    canCut: true,
    here: `${PREFIX}.1`,
    range: `${PREFIX}.0/24`,
    hostOf,
    within: (member) => ['ip', 'netns', 'exec', spaceOf(member)],
    cut: set('down'),
    mend: set('up'),
    close,
  };
};
