/** A refusal by status and code, and the name of the answer. */
export interface RefusalExample {
  readonly status: number;
  readonly code: string;
}

export interface OperationExamples {
  readonly parameters?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly answer: unknown;
  readonly refusals: readonly (RefusalExample & { readonly example: string })[];
}

/** What `examples.generated.json` holds. */
export interface Examples {
  /** The answers of refusals by name. */
  readonly refusals: Readonly<Record<string, unknown>>;
  /** By method and path. */
  readonly calls: Readonly<Record<string, OperationExamples>>;
}
