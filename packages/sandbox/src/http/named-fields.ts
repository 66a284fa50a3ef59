/** As much of a JSON schema as says which fields there are. */
export interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

/** A schema and all that it is made of. */
const parts = (shape: Shape): readonly Shape[] => [
  shape,
  ...[...(shape.anyOf ?? []), ...(shape.allOf ?? [])].flatMap((part) => parts(part)),
];

/**
 * What a schema names of a value that fits it, at any depth. Where the schema is a choice, what any of its choices names
 * is kept.
 */
export const namedFields = (shape: Shape, value: unknown): unknown => {
  if (Array.isArray(value)) {
    const items = { anyOf: parts(shape).flatMap((part) => part.items ?? []) };
    return value.map((item: unknown) => namedFields(items, item));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]): readonly (readonly [string, unknown])[] => {
      const named = parts(shape).flatMap(({ properties = {} }) =>
        Object.hasOwn(properties, name) ? (properties[name] ?? []) : [],
      );
      return named.length === 0 ? [] : [[name, namedFields({ anyOf: named }, inner)]];
    }),
  );
};
