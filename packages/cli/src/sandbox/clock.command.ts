import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import type { Answer } from '../output.ts';
import { usage } from '../refusal.ts';
import type { ClockMove, ServerTime } from './server-controls.ts';

/** `portal sandbox clock`: the server's time. Days, terms and expiries follow it. */
export const addClock: AddCommand = (parent, run) => {
  const clock = parent
    .command('clock')
    .description("Show or move the server's time.")
    .addHelpText('after', examples('portal sandbox clock', 'portal sandbox clock advance 2d'));
  clock
    .command('get', { isDefault: true })
    .description("Show the server's time.")
    .addHelpText('after', examples('portal sandbox clock get --json'))
    .action(() => run(({ sandbox }) => pipe(sandbox.time, TE.map(answerOf))));
  clock
    .command('set')
    .description('Take it to a moment; it runs on from there.')
    .argument('<moment>', 'ISO 8601 with its zone, such as 2026-11-23T09:00:00-03:00')
    .addHelpText('after', examples('portal sandbox clock set 2026-11-23T09:00:00-03:00'))
    .action((moment) => run((app) => (isMoment(moment) ? move(app, { set: moment }) : wrong(moment, 'moment'))));
  clock
    .command('advance')
    .description('Take it ahead.')
    .argument('<duration>', '2d, 3h, 15m or 30s')
    .addHelpText('after', examples('portal sandbox clock advance 2d'))
    .action((duration) =>
      run((app) => (/^\d{1,6}[dhms]$/.test(duration) ? move(app, { advance: duration }) : wrong(duration, 'duration'))),
    );
  clock
    .command('reset')
    .description('Take it back to the real time.')
    .addHelpText('after', examples('portal sandbox clock reset'))
    .action(() => run((app) => move(app, { reset: true })));
};

const isMoment = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(Date.parse(text));

const wrong = (text: string, field: string): Task => TE.left(usage(`"${text}" is no ${field}: see --help.`, field));

const move = ({ sandbox }: App, to: ClockMove): Task => pipe(sandbox.moveTime(to), TE.map(answerOf));

const answerOf = (time: ServerTime): Answer => ({
  json: time,
  text:
    time.offsetMs === 0
      ? `${time.now}, a hora real.`
      : `${time.now}, ${Math.round(time.offsetMs / 1000)} s à frente da hora real.`,
});
