import { homedir } from 'node:os';
import { join } from 'node:path';
import * as E from 'fp-ts/Either';
import type { Io } from './io.ts';
import { usage, type Refusal } from './refusal.ts';
import type { Flags } from './flags.ts';

export type GlobalOptions = Flags<'api' | 'home' | 'world', 'json' | 'trace' | 'dryRun' | 'yes'>;

/** How this run of the program works. */
export interface Settings {
  /** The API's base, without a slash at its end. */
  readonly api: string;
  /** The folder of sessions and accounts. */
  readonly home: string;
  /** The world of the server that the commands act in; its main one without a name. */
  readonly world: string | undefined;
  readonly isJson: boolean;
  readonly isTraced: boolean;
  readonly isDryRun: boolean;
  /** Whether every question is answered with yes. */
  readonly isConfirmed: boolean;
  /** The name of the product in sentences. @see decision Q107 */
  readonly productName: string;
  /** The document of the one company with renewals; empty for none. @see decision Q017 */
  readonly renewalCompany: string;
  /** Whether the deployment takes a typed name as a signature. @see decision Q172 */
  readonly typedSignature: boolean;
}

const DEFAULT_API = 'http://localhost:4300/api';

/** Options first, then the environment, then the defaults. */
export const settingsOf = (options: GlobalOptions, env: Io['env']): E.Either<Refusal, Settings> => {
  const api = (options.api ?? env['PORTAL_API'] ?? DEFAULT_API).replace(/^(.*[^/]|)\/+$/s, '$1');
  if (!/^https?:\/\//.test(api) || !URL.canParse(api))
    return E.left(usage(`--api must be an http or https address, not '${api}'`));
  const world = (options.world ?? env['PORTAL_WORLD']) || undefined;
  if (world !== undefined && !/^[a-z0-9-]{1,40}$/.test(world))
    return E.left(usage(`--world must be a name of small letters, digits and hyphens, not '${world}'`));
  return E.right({
    api,
    world,
    home: options.home ?? env['PORTAL_HOME'] ?? join(stateHome(env), 'aroeira-portal'),
    isJson: options.json === true,
    isTraced: options.trace === true,
    isDryRun: options.dryRun === true,
    isConfirmed: options.yes === true,
    productName: env['PRODUCT_NAME'] || 'Aroeira',
    renewalCompany: env['RENEW_COMPANY_DOCUMENT'] ?? '',
    typedSignature: env['TYPED_SIGNATURE'] !== 'off',
  });
};

/** @see XDG Base Directory Specification: an empty variable is an unset one */
const stateHome = (env: Io['env']): string =>
  env['XDG_STATE_HOME'] || join(env['HOME'] || homedir(), '.local', 'state');
