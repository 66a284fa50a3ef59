import { startCluster } from './cluster/start-cluster.ts';
import { buildWeb } from './start/build-web.ts';

/** Builds the web app, starts a cluster on this machine and keeps it until Ctrl-C: docs/scale.md. */
buildWeb(`${import.meta.dirname}/..`);
const { url, folder } = await startCluster(console.log);
console.log(`The portal is at ${url}; what all programs write is in ${folder}. Ctrl-C ends all of it.`);
