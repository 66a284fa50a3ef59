import { Argument } from '@commander-js/extra-typings';
import type { KeptFault, NewFault } from '@aroeira/adapters-http/controls';
import { FAULT_PRESETS } from '@aroeira/sandbox/fault-presets';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { done, examples, namesWithLines, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import { usage, type Refusal } from '../refusal.ts';
import type { Flags } from '../flags.ts';

type Options = Flags<'on' | 'status' | 'code' | 'delay' | 'times' | 'body', 'drop' | 'malformed'>;

export const addFault: AddCommand = (parent, run) => {
  const fault = parent
    .command('fault')
    .description('Have calls of the API go wrong.')
    .addHelpText('after', examples('portal sandbox fault add position-down', 'portal sandbox fault list'));
  for (const add of [addAdd, addList, addClear]) add(fault, run);
};

const addAdd: AddCommand = (fault, run) => {
  const command = fault
    .command('add')
    .description('Add a fault, for good or for some times: a preset, or what --on and the other options say.')
    .addArgument(new Argument('[preset]', 'faults that have a name').choices(Object.keys(FAULT_PRESETS)))
    .option('--on <call>', "method and path under the API's base; :x is any one part, /** any rest, * any method")
    .option('--status <n>', 'answer with this status')
    .option('--code <code>', 'answer with this server code')
    .option('--delay <ms>', 'wait so long before the answer')
    .option('--times <n>', 'only so many times')
    .option('--drop', 'break the connection without an answer')
    .option('--malformed', 'answer what is no JSON')
    .option('--body <json>', 'answer this JSON, with 200 if no status is given')
    .addHelpText('after', namesWithLines('Presets:', FAULT_PRESETS))
    .addHelpText(
      'after',
      examples(
        'portal sandbox fault add position-down --times 1',
        "portal sandbox fault add --on 'GET /investorPosition' --status 500 --code ERR150 --times 1",
        "portal sandbox fault add --on 'POST /investments/create/v2' --drop",
        `portal sandbox fault add --on 'GET /investorPosition' --body '{"investments":[]}'`,
      ),
    );
  command.action((preset, flags) => {
    // Told as commander tells wrong words, so that the check of a scenario finds it too.
    if (preset === undefined && flags.on === undefined) return command.error(NOTHING_NAMED);
    if (preset !== undefined && Object.keys(flags).some((name) => name !== 'times')) return command.error(TIMES_ALONE);
    return run((app) => (preset === undefined ? add(app, flags) : addPreset(app, preset, flags)));
  });
};

const NOTHING_NAMED = "name a preset, or calls such as --on 'GET /investorPosition'.";
const TIMES_ALONE = 'beside a preset only --times makes sense.';

const addList: AddCommand = (fault, run) => {
  fault
    .command('list')
    .description('List the faults that are on, with the calls that each has hit.')
    .addHelpText('after', examples('portal sandbox fault list --json'))
    .action(() =>
      run(({ sandbox }) =>
        pipe(
          sandbox.faults,
          TE.map((faults) => ({ json: faults, text: textOfAll(faults) || 'Nenhuma falha ligada.' })),
        ),
      ),
    );
};

const addClear: AddCommand = (fault, run) => {
  fault
    .command('clear')
    .description('Have all calls work again.')
    .addHelpText('after', examples('portal sandbox fault clear'))
    .action(() => run(({ sandbox }) => done(sandbox.clearFaults, { cleared: true }, 'Nenhuma falha ligada.')));
};

const add = ({ sandbox }: Pick<App, 'sandbox'>, flags: Options): Task =>
  pipe(
    TE.fromEither(faultOf(flags)),
    TE.chain(sandbox.addFault),
    TE.map((fault) => ({ json: fault, text: textOf(fault) })),
  );

const addPreset = ({ sandbox }: Pick<App, 'sandbox'>, preset: string, flags: Options): Task =>
  pipe(
    TE.fromEither(timesOf(flags)),
    TE.chain((times) => sandbox.addPreset(preset, times)),
    TE.map((faults) => ({ json: faults, text: textOfAll(faults) })),
  );

const timesOf = ({ times }: Options) => numberOf('times', times, [1, 1_000_000]);

const faultOf = (flags: Options): E.Either<Refusal, NewFault> => {
  const { on = '', status, code, delay, drop, malformed, body } = flags;
  if (!/^\s*([A-Za-z]+|\*)\s+\/\S*\s*$/.test(on))
    return E.left(usage(`--on must be a method and a path, such as 'GET /investorPosition', not '${on}'.`, 'on'));
  return pipe(
    E.Do,
    E.bind('status', () => numberOf('status', status, [200, 599])),
    E.bind('delayMs', () => numberOf('delay', delay, [0, 600_000])),
    E.bind('times', () => timesOf(flags)),
    E.bind('body', () => (body === undefined ? E.right(undefined) : jsonOf(body))),
    E.map((checked) => ({ on, ...checked, code, drop, malformed })),
  );
};

const jsonOf = (text: string): E.Either<Refusal, string> =>
  E.tryCatch(
    () => JSON.stringify(JSON.parse(text)),
    () => usage('--body must be JSON.', 'body'),
  );

const numberOf = (
  name: string,
  text: string | undefined,
  [least, most]: readonly [number, number],
): E.Either<Refusal, number | undefined> => {
  if (text === undefined) return E.right(undefined);
  const number = Number(text);
  return /^\d+$/.test(text) && number >= least && number <= most
    ? E.right(number)
    : E.left(usage(`--${name} must be a number from ${least} to ${most}, not '${text}'.`, name));
};

const textOfAll = (faults: readonly KeptFault[]): string => faults.map(textOf).join('\n');

const textOf = ({ id, on, ...fault }: KeptFault): string =>
  [`${id}: ${on}`, ...Object.entries(fault).map(([name, value]) => `${name}=${String(value)}`)].join('  ');
