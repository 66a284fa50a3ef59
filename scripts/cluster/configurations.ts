/** A PostgreSQL under Patroni: where it listens, and where Patroni tells its role. */
export interface Member {
  readonly name: string;
  readonly host: string;
  readonly port: number;
  readonly restPort: number;
}

/** A server of the portal behind the front. */
export interface Copy {
  readonly name: string;
  readonly port: number;
}

const LOCAL = '127.0.0.1';

/** Where a member finds etcd and its programs, and keeps its data. */
interface Surroundings {
  readonly etcd: string;
  readonly folder: string;
  readonly binDir: string;
  /** Who may connect. */
  readonly network: string;
}

/** Keeps each finished piece of the log, for a restore to a point in time. */
const archiving = (folder: string) => ({
  archive_mode: 'on',
  archive_command: `test -f ${folder}/archive/%f || cp %p ${folder}/archive/%f`,
});

/**
 * Patroni's settings of a member, which is JSON and so YAML. A leader that is cut off gives up after `ttl` seconds at the most.
 * A write is answered when a standby has it too, so that no leader takes an answered write with it.
 */
export const patroniSettings = (
  { name, host, port, restPort }: Member,
  { etcd, folder, binDir, network }: Surroundings,
): string =>
  JSON.stringify({
    scope: 'aroeira',
    name,
    // Patroni 3.0 by the v3 API lets a frozen leader take its place back, with the writes since lost. By v2 it compares first.
    etcd: { host: etcd },
    restapi: { listen: `${host}:${restPort}`, connect_address: `${host}:${restPort}` },
    bootstrap: {
      dcs: {
        ttl: 10,
        loop_wait: 2,
        retry_timeout: 4,
        synchronous_mode: true,
        // Without a standby a leader takes no write, where it would else take one that it alone has.
        synchronous_mode_strict: true,
        postgresql: { use_pg_rewind: true, parameters: { max_connections: 100, wal_keep_size: '256MB' } },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
      // Everything stands on this machine. A real cluster asks for passwords, over TLS.
      pg_hba: [`host all all ${network} trust`, `host replication all ${network} trust`],
    },
    postgresql: {
      listen: `${host}:${port}`,
      connect_address: `${host}:${port}`,
      data_dir: `${folder}/${name}`,
      bin_dir: binDir,
      pgpass: `${folder}/${name}.pgpass`,
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
      parameters: { unix_socket_directories: folder, ...archiving(folder) },
    },
  });

interface Fronts {
  readonly leaderPort: number;
  readonly frontPort: number;
  /** More lines of the portal's front. */
  readonly lines: readonly string[];
}

/** HAProxy's settings: the database's leader at one port, and the copies of the server at another. */
export const haproxySettings = (
  members: readonly Member[],
  copies: readonly Copy[],
  { leaderPort, frontPort, lines }: Fronts,
): string => `
global
  maxconn 2000
defaults
  timeout connect 2s
  timeout client 60s
  timeout server 60s

# Patroni answers /primary with 200 at the leader alone. A leader that was is cut off at once.
listen leader
  mode tcp
  bind ${LOCAL}:${String(leaderPort)}
  option httpchk OPTIONS /primary
  default-server inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions
${members.map(({ name, host, port, restPort }) => `  server ${name} ${host}:${String(port)} check port ${String(restPort)}`).join('\n')}

# No client belongs to a copy. A call that reached none is sent to another one; a call that one may have taken is not.
listen portal
  mode http
  bind ${LOCAL}:${String(frontPort)}
  balance roundrobin
  option forwardfor
  option httpchk GET /health/live
  option redispatch 1
  # Copies of two versions have hashed files that the other lacks.
  retry-on conn-failure 404
  http-request disable-l7-retry unless { path_beg /assets/ }
  default-server inter 500ms fall 1 rise 1
  http-error status 503 content-type application/json string "{\\"message\\":\\"unavailable\\"}" hdr Retry-After 5
${lines.map((line) => `  ${line}`).join('\n')}
${copies.map(({ name, port }) => `  server ${name} ${LOCAL}:${String(port)} check`).join('\n')}
`;

/**
 * PgBouncer's settings: each transaction of a copy gets one of a few connections to the leader. One that broke is tried again at
 * once, and a copy waits no longer than a call may take.
 */
export const pgbouncerSettings = (leaderPort: number, poolerPort: number): string => `[databases]
postgres = host=${LOCAL} port=${String(leaderPort)} user=postgres
[pgbouncer]
listen_addr = ${LOCAL}
listen_port = ${String(poolerPort)}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
server_login_retry = 0.2
server_connect_timeout = 2
server_check_delay = 1
query_wait_timeout = 3
`;
