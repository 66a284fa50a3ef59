import type { ClockMove, ServerTime } from '@aroeira/adapters-http/controls';
import { parseDay } from '@aroeira/domain/kernel';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { examples, type AddCommand, type Task } from '../command.ts';
import type { App } from '../composition.ts';
import type { Answer } from '../output.ts';
import { usage } from '../refusal.ts';

const MOMENT = 'ISO 8601 with its zone, such as 2026-11-23T09:00:00-03:00';
const DURATION = '2d, 3h, 15m or 30s';

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
    .argument('<moment>', MOMENT)
    .addHelpText('after', examples('portal sandbox clock set 2026-11-23T09:00:00-03:00'))
    .action((moment) =>
      run((app) => (isMoment(moment) ? move(app, { set: moment }) : wrong('moment', moment, MOMENT))),
    );
  clock
    .command('advance')
    .description('Take it ahead.')
    .argument('<duration>', DURATION)
    .addHelpText('after', examples('portal sandbox clock advance 2d'))
    .action((duration) =>
      run((app) =>
        /^\d{1,6}[dhms]$/.test(duration) ? move(app, { advance: duration }) : wrong('duration', duration, DURATION),
      ),
    );
  clock
    .command('reset')
    .description('Take it back to the real time.')
    .addHelpText('after', examples('portal sandbox clock reset'))
    .action(() => run((app) => move(app, { reset: true })));
};

/** Date.parse takes the 31st of November for the 1st of December. */
const isMoment = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(text) &&
  parseDay(text.slice(0, 10)) !== undefined &&
  !Number.isNaN(Date.parse(text));

const wrong = (field: string, text: string, form: string): Task =>
  TE.left(usage(`"${text}" is no ${field}: give ${form}.`, field));

const move = ({ sandbox }: Pick<App, 'sandbox'>, to: ClockMove): Task => pipe(sandbox.moveTime(to), TE.map(answerOf));

const answerOf = (time: ServerTime): Answer => ({
  json: time,
  text:
    time.offsetMs === 0
      ? `${time.now}, a hora real.`
      : `${time.now}, ${Math.round(time.offsetMs / 1000)} s à frente da hora real.`,
});
