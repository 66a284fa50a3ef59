import type { Examples, NamedRefusal, OperationExamples } from './examples.ts';

type Json = Readonly<Record<string, unknown>>;

const METHODS = new Set(['get', 'post', 'put', 'delete', 'patch']);

const objectOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {});

const mapped = (value: unknown, change: (value: Json, key: string) => unknown): Json =>
  Object.fromEntries(Object.entries(objectOf(value)).map(([key, each]) => [key, change(objectOf(each), key)]));

/** An answer with its refusals, each by its code. */
const refusing = (description: string, content: unknown, refusals: readonly NamedRefusal[]): Json => ({
  description,
  content: mapped(content, (media) => ({
    ...media,
    examples: Object.fromEntries(
      refusals.map(({ code, example }) => [code, { $ref: `#/components/examples/${example}` }]),
    ),
  })),
});

/** Names each status of a refusal, beside the ranges, whose schemas they have. The ranges show what every operation refuses. */
const responsesOf = (
  responses: unknown,
  { answer, refusals }: OperationExamples,
  general: Examples['general'],
): Json => {
  const described = objectOf(responses);
  const named = ['4XX', '5XX'].flatMap((range): readonly (readonly [string, Json])[] => {
    const { content } = objectOf(described[range]);
    const within = ({ status }: NamedRefusal): boolean => range.startsWith(String(status).slice(0, 1));
    const own = refusals.filter(within);
    const ofAll = general.filter(within);
    const each = ofAll.map(({ status, code }) => `${String(status)} ${code}`).join(', ');
    const statuses = [...new Set(own.map(({ status }) => status))].map((status) => {
      const these = own.filter((one) => one.status === status);
      return [String(status), refusing(these.map(({ code }) => code).join(', '), content, these)] as const;
    });
    return [...statuses, [range, refusing(`Of every operation: ${each}`, content, ofAll)]];
  });
  const answered = objectOf(described['200']);
  const content = mapped(answered['content'], (media) => ({ ...media, example: answer }));
  return { ...described, ...Object.fromEntries(named), 200: { ...answered, content } };
};

const parametersOf = (parameters: unknown, { parameters: sent = {} }: OperationExamples): Json =>
  Array.isArray(parameters)
    ? {
        parameters: parameters.map((each: unknown) => {
          const parameter = objectOf(each);
          const name = String(parameter['name']);
          return name in sent ? { ...parameter, example: sent[name] } : parameter;
        }),
      }
    : {};

const operationWith = (operation: Json, examples: OperationExamples, general: Examples['general']): Json => {
  const request = objectOf(operation['requestBody']);
  return {
    ...operation,
    ...parametersOf(operation['parameters'], examples),
    ...('requestBody' in operation && 'body' in examples
      ? {
          requestBody: {
            ...request,
            content: mapped(request['content'], (media) => ({ ...media, example: examples.body })),
          },
        }
      : {}),
    responses: responsesOf(operation['responses'], examples, general),
  };
};

/** Adds the examples to the description of the API. */
export const withExamples = (document: object, { calls, general, refusals }: Examples): Json => {
  const whole = objectOf(document);
  const components = objectOf(whole['components']);
  return {
    ...whole,
    paths: mapped(whole['paths'], (item, path) =>
      mapped(item, (operation, method) => {
        const examples = calls[`${method.toUpperCase()} ${path}`];
        return METHODS.has(method) && examples !== undefined ? operationWith(operation, examples, general) : operation;
      }),
    ),
    components: { ...components, examples: mapped(refusals, (_, name) => ({ value: refusals[name] })) },
  };
};
