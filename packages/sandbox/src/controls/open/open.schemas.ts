import { Type } from '@sinclair/typebox';

/** A page of the portal. Two slashes would name another site, and a browser drops tabs and line breaks between them. */
const Path = Type.String({ pattern: '^/(?![/\\\\])[!-~]*$', maxLength: 500 });

export const Opening = Type.Object({
  path: Path,
  storage: Type.Array(Type.Object({ key: Type.String({ maxLength: 100 }), text: Type.String({ maxLength: 20_000 }) }), {
    maxItems: 30,
  }),
});
export const Ticket = Type.Object({ ticket: Type.String({ maxLength: 100 }) });
