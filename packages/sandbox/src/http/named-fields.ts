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

/** Takes a value, and gives it without the fields that no schema names. */
type Keep = (value: unknown) => unknown;

/** Nothing is named: it keeps no field of any object. */
const keepNone: Keep = (value) => {
  if (Array.isArray(value)) return value.map(keepNone);
  return typeof value === 'object' && value !== null ? {} : value;
};

const keepAny = (shapes: readonly Shape[]): Keep => (shapes.length === 0 ? keepNone : namedFields({ anyOf: shapes }));

/** Keeps what a schema names, of every choice. It reads the schema once: a body may have 100,000 items. */
export const namedFields = (shape: Shape): Keep => {
  const all = parts(shape);
  const keepItem = keepAny(all.flatMap(({ items }) => items ?? []));
  const names = new Set(all.flatMap(({ properties = {} }) => Object.keys(properties)));
  const fields = new Map(
    [...names].map((name) => [name, keepAny(all.flatMap(({ properties }) => properties?.[name] ?? []))]),
  );
  return (value) => {
    if (Array.isArray(value)) return value.map((item: unknown) => keepItem(item));
    if (typeof value !== 'object' || value === null) return value;
    const kept: Record<string, unknown> = {};
    for (const [name, inner] of Object.entries(value)) {
      const keep = fields.get(name);
      if (keep !== undefined) kept[name] = keep(inner);
    }
    return kept;
  };
};
