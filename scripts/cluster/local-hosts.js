import dns from 'node:dns';
import { syncBuiltinESMExports } from 'node:module';

/** Lets Node find each `NAME.localhost` on its own machine, as browsers do: `node --import` this. */

const here = (name) => (name.endsWith('.localhost') ? '127.0.0.1' : name);
const { lookup } = dns;
const { lookup: promised } = dns.promises;
dns.lookup = (name, ...rest) => lookup(here(name), ...rest);
dns.promises.lookup = (name, ...rest) => promised(here(name), ...rest);
syncBuiltinESMExports();
