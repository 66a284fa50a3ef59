import type { Examples, OperationExamples } from './examples.ts';

type Json = Readonly<Record<string, unknown>>;

const METHODS = new Set(['get', 'post', 'put', 'delete', 'patch']);

const objectOf = (value: unknown): Json => (typeof value === 'object' && value !== null ? { ...value } : {});

/** Changes each value of an object. */
const mapped = (value: unknown, change: (value: Json, key: string) => unknown): Json =>
  Object.fromEntries(Object.entries(objectOf(value)).map(([key, each]) => [key, change(objectOf(each), key)]));

const byStatus = ({ refusals }: OperationExamples): ReadonlyMap<number, OperationExamples['refusals']> =>
  new Map(refusals.map(({ status }) => [status, refusals.filter((each) => each.status === status)]));

/** Names each status that a refusal came with, beside the general ones, whose schema it has. */
const responsesOf = (responses: unknown, examples: OperationExamples): Json => {
  const general = objectOf(responses);
  const named = [...byStatus(examples)].map(([status, refusals]): [string, unknown] => {
    const whole = objectOf(general[status < 500 ? '4XX' : '5XX']);
    return [
      String(status),
      {
        description: [...new Set(refusals.map(({ code }) => code))].join(', '),
        content: mapped(whole['content'], (media) => ({
          ...media,
          examples: Object.fromEntries(
            refusals.map(({ code, example }) => [code, { $ref: `#/components/examples/${example}` }]),
          ),
        })),
      },
    ];
  });
  const answered = objectOf(general['200']);
  const answer = {
    ...answered,
    content: mapped(answered['content'], (media) => ({ ...media, example: examples.answer })),
  };
  return { ...general, ...Object.fromEntries(named), 200: answer };
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

const operationWith = (operation: Json, examples: OperationExamples): Json => {
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
    responses: responsesOf(operation['responses'], examples),
  };
};

/** Adds the examples to the description of the API. */
export const withExamples = (document: object, { calls, refusals }: Examples): Json => {
  const whole = objectOf(document);
  const components = objectOf(whole['components']);
  return {
    ...whole,
    paths: mapped(whole['paths'], (item, path) =>
      mapped(item, (operation, method) => {
        const examples = calls[`${method.toUpperCase()} ${path}`];
        return METHODS.has(method) && examples !== undefined ? operationWith(operation, examples) : operation;
      }),
    ),
    components: { ...components, examples: mapped(refusals, (_, name) => ({ value: refusals[name] })) },
  };
};
