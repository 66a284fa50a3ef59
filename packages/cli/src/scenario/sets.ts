import * as E from 'fp-ts/Either';
import { parse } from 'yaml';
import type { Value, Values } from './scenario.ts';
import type { Replacement } from './yaml-file.ts';

/** What `--set` changes: variables by name, and fields of steps. */
export interface Sets {
  readonly vars: Values;
  readonly fields: readonly FieldSet[];
}

/** A field of all steps of a name: `settled.within=10s`. */
interface FieldSet {
  readonly step: string;
  readonly way: readonly string[];
  readonly value: Value;
}

/** Reads `NAME=VALUE` and `STEP.FIELD=VALUE`. A value is one of YAML: `2` is a number. */
export const setsOf = (typed: readonly string[]): E.Either<string, Sets> => {
  const vars: Record<string, Value> = {};
  const fields: FieldSet[] = [];
  for (const one of typed) {
    const [, name = '', text = ''] = /^([^=]+)=(.*)$/s.exec(one) ?? [];
    if (name === '') return E.left(`--set must be NAME=VALUE or STEP.FIELD=VALUE, not '${one}'.`);
    const [step = '', ...way] = name.split('.');
    const read = valueIn(text);
    if (E.isLeft(read)) return E.left(`The value of --set ${name} is no YAML: ${read.left}`);
    if (way.length === 0) vars[name] = read.right;
    else fields.push({ step, way, value: read.right });
  }
  return E.right({ vars, fields });
};

/** A value as YAML reads it. A document keeps its first zero. */
const valueIn = (text: string): E.Either<string, Value> =>
  E.tryCatch(
    (): Value => (/^0\d/.test(text) ? text : parse(text)),
    (error) => (error instanceof Error ? error.message : String(error)),
  );

/** The places of a file at which `--set` puts something else. */
export const replacementsIn =
  ({ fields }: Sets) =>
  (written: unknown): readonly Replacement[] => {
    const steps: unknown = Object(written).steps;
    if (!Array.isArray(steps)) return [];
    const names: readonly unknown[] = steps.map((step: unknown) => Object(step).name);
    return fields.flatMap(({ step, way, value }) =>
      names.flatMap((name, index) => (name === step ? [{ way: ['steps', index, ...way], value }] : [])),
    );
  };
