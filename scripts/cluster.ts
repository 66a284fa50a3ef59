import { once } from 'node:events';
import { startCluster } from './cluster/start-cluster.ts';

/** Starts a cluster on this machine and keeps it until Ctrl-C: docs/scale.md. */
const cluster = await startCluster(console.log);
console.log(`The portal is at ${cluster.url}; what all programs write is in ${cluster.folder}. Ctrl-C ends all of it.`);
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await cluster.stop();
