import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { FormModel } from '../ui/forms/form-model.ts';
import { sentForm } from '../ui/forms/sent-form.ts';
import { Loaded } from '../ui/loaded.ts';
import { Acting, type Act } from './acting.ts';
import type { ClockMove } from './controls.module.ts';
import { CLOCK_FORM } from './workbench.forms.ts';
import type { PartParts } from './named.view-model.ts';

/** The server's time. */
export const clockPart = ({ controls, say, ports }: PartParts<'time' | 'moveTime'>) => {
  const time = new Loaded(controls.time);
  const move = (to: ClockMove) => pipe(controls.moveTime(to), TE.map(time.show));
  const acting = new Acting<{ readonly act: Act }>(say, () => undefined);
  const setting = sentForm({
    form: new FormModel(CLOCK_FORM, ports),
    // Brazil has had one time all year since 2019.
    send: ({ day, time: hour }) => move({ set: `${day}T${hour}:00-03:00` }),
    done: () => say('ClockMoved'),
  });
  return {
    time,
    setting,
    acting,
    load: time.load,
    refresh: time.refresh,
    /** @param by `1h`, `2d` */
    advance: (by: string) => acting.run({ does: move({ advance: by }), done: 'ClockMoved', of: by }),
    reset: () => acting.run({ does: move({ reset: true }), done: 'ClockMoved', of: 'reset' }),
    close: () => {
      time.close();
      setting.close();
      acting.close();
    },
  };
};

export type ClockPart = ReturnType<typeof clockPart>;
