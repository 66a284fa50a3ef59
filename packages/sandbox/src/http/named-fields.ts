/** The part of a JSON schema that names fields. */
export interface Shape {
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
}

/** A schema and the schemas that it combines. */
const parts = (shape: Shape): readonly Shape[] => [
  shape,
  ...[...(shape.anyOf ?? []), ...(shape.allOf ?? [])].flatMap((part) => parts(part)),
];

/**
 * Keeps the fields of a value that its schema names, at any depth. If the schema is a choice, it keeps the fields of every
 * choice.
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
