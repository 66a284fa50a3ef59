import { errorCode } from './database/transaction.ts';
import { DEFAULT_PORT } from './settings.ts';
import type { StartOptions } from './start-sandbox.ts';

/** Tells in one line why the sandbox did not start, and what to do. */
export const startFailure = (error: unknown, { port = DEFAULT_PORT, host = 'localhost' }: StartOptions): string => {
  switch (errorCode(error)) {
    case 'EADDRINUSE':
      return `Port ${String(port)} is in use: stop what runs there, or name another with --port.`;
    case 'EACCES':
      return `No permission to listen on port ${String(port)}: name another with --port.`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EADDRNOTAVAIL':
      return `There is no address ${host} on this machine.`;
    default:
      return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? 'The sandbox did not start.';
  }
};
