export interface RefusalExample {
  readonly status: number;
  readonly code: string;
}

export type NamedRefusal = RefusalExample & { readonly example: string };

export interface OperationExamples {
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly answer: unknown;
  readonly refusals: readonly NamedRefusal[];
}

/** What `examples.generated.json` holds. */
export interface Examples {
  readonly refusals: Readonly<Record<string, unknown>>;
  /** What every operation may refuse. */
  readonly general: readonly NamedRefusal[];
  /** By method and path. */
  readonly calls: Readonly<Record<string, OperationExamples>>;
}
