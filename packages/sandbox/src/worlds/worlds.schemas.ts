import { Type } from '@sinclair/typebox';
import { Moment } from '../http/wire.schemas.ts';
import { WORLD_NAME } from './world-places.ts';

const Name = Type.String({
  pattern: WORLD_NAME,
  description: 'Small letters, digits and hyphens: it is part of a host',
});

export const NewWorld = Type.Union([
  Type.Null(),
  Type.Object({
    name: Type.Optional(Name),
    from: Type.Optional(Type.String({ description: 'A snapshot. Without it the world begins with the seed' })),
    port: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 65_535, description: 'A port of its own; 0 is any free one' }),
    ),
  }),
]);
export const WorldAnswer = Type.Object({
  name: Type.String(),
  url: Type.String({ description: 'Where a browser opens it' }),
  createdAt: Moment,
  usedAt: Moment,
});
export const NewSnapshot = Type.Object({ name: Name });
export const SnapshotAnswer = Type.Object({ name: Type.String(), takenAt: Moment });
export const Named = Type.Object({ name: Type.String() });
