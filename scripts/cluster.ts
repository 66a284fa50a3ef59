import { startCluster } from './cluster/start-cluster.ts';

/** Starts a cluster on this machine and keeps it until Ctrl-C: docs/scale.md. */
const { url, folder } = await startCluster(console.log);
console.log(`The portal is at ${url}; what all programs write is in ${folder}. Ctrl-C ends all of it.`);
