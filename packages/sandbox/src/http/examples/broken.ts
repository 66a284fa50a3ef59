import { record, type Operation } from '../../testing/every-call.ts';
import type { Sent } from './plan.ts';

/** What no number, day, document and word of a list looks like. */
const WRONG = 'x';

const without = (values: object, name: string): object =>
  Object.fromEntries(Object.entries(values).filter(([each]) => each !== name));

/** The same call with one fault that its schema finds: a missing field, or else another kind of value. */
export const brokenOf = ({ body, parameters }: Operation, sent: Sent): Sent | undefined => {
  if (body !== undefined && !('anyOf' in body)) {
    const [first] = Array.isArray(body['required']) ? body['required'] : [];
    return { ...sent, body: first === undefined ? [] : without(record(sent.body), String(first)) };
  }
  if (body !== undefined) return { ...sent, body: [] };
  const asked = parameters.find((parameter) => parameter['in'] === 'query');
  if (asked !== undefined)
    return asked['required'] === true
      ? { ...sent, query: Object.fromEntries(Object.entries(without(sent.query ?? {}, String(asked['name'])))) }
      : { ...sent, query: { [String(asked['name'])]: WRONG } };
  const inPath = parameters.find((parameter) => parameter['in'] === 'path');
  return inPath === undefined ? undefined : { ...sent, path: { ...sent.path, [String(inPath['name'])]: WRONG } };
};
