import { Type } from '@sinclair/typebox';
import { withClient } from '../../database/locked-client.sql.ts';
import type { Api, Services } from '../../http/api.ts';
import { openCall } from '../../http/described-call.ts';
import { refuseWord } from '../../http/refusal.ts';
import { orNull } from '../../http/wire.schemas.ts';
import { PERSONAS } from '../../personas/personas.seed.ts';
import type { DeployedVersion } from '../../web/deployed-version.ts';
import { HAPPENINGS } from './client-events.sql.ts';
import { ADJUSTABLE, ADJUSTING, EVENTS, type EventName } from './events.ts';

const NAMES = Object.keys(EVENTS);
const isEvent = (name: string): name is EventName => Object.hasOwn(EVENTS, name);

const TriggerBody = Type.Object({
  event: Type.String({ description: NAMES.join(', ') }),
  persona: Type.Optional(Type.String({ description: 'ana without it' })),
  parts: Type.Optional(
    Type.Array(Type.Union(ADJUSTABLE.map((part) => Type.Literal(part))), {
      description: 'what an adjustment asks for; the documents without it',
    }),
  ),
});
const TriggerAnswer = Type.Object({ event: Type.String(), persona: orNull(Type.String()) });

/** To whom an event happens when the tester names nobody. */
const SOMEBODY = 'ana';

/** Makes happen what clients wait for or meet: `portal sandbox trigger EVENT`. @see decision 0217 */
export const triggerControls = (api: Api, { db, clock }: Services, version: DeployedVersion): void => {
  api.post(
    '/trigger',
    openCall('sandbox', 'Make an event happen to a persona', { body: TriggerBody, answer: TriggerAnswer }),
    async (request) => {
      const { event, persona, parts } = request.body;
      if (!isEvent(event)) throw refuseWord(404, 'no_such_event');
      if (parts !== undefined && event !== ADJUSTING) throw refuseWord(400, 'no_parts_here');
      if (event === 'version.bumped') {
        if (persona !== undefined) throw refuseWord(409, EVENTS[event].lack ?? '');
        await version.bump();
        return { event, persona: null };
      }
      const client = PERSONAS.find(({ key }) => key === (persona ?? SOMEBODY));
      if (client === undefined) throw refuseWord(404, 'no_such_persona');
      const happened = await withClient(db, client.id, (locked) => HAPPENINGS[event](locked, clock.now(), parts));
      if (!happened) throw refuseWord(409, EVENTS[event].lack ?? '');
      return { event, persona: client.key };
    },
  );
};
