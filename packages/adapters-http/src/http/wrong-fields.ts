import type { CallFailure } from '@aroeira/domain/kernel';
import * as E from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import { parse } from 'fp-ts/Json';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';

/** Finds our name of a field by its place in the sent body: `['addresses', '0', 'cep']`. */
export type NameField = (place: readonly string[]) => string | undefined;

/** Names a field as the records do that wrote the body. */
export const namedIn = (...records: readonly { readonly names: Readonly<Record<string, string>> }[]): NameField => {
  const ours = new Map(
    records.flatMap(({ names }) => Object.entries(names).map(([our, wire]) => [wire, our] as const)),
  );
  return (place) => ours.get(place.at(-1) ?? '');
};

/** The body of a refusal that names fields. @see decision 0316 */
const Faults = t.type({ errors: t.array(t.type({ path: t.string })) });

/** Says by our names which fields the server found wrong, so that a form can mark them. */
export const namingFields =
  (nameOf: NameField) =>
  <A>(call: TE.TaskEither<CallFailure, A>): TE.TaskEither<CallFailure, A> =>
    pipe(
      call,
      TE.mapLeft((failure) => {
        if (failure._tag !== 'Refused' || failure.status !== 400) return failure;
        const fields = [...new Set(placesIn(failure.detail).flatMap((place) => nameOf(place) ?? []))];
        return fields.length === 0 ? failure : { ...failure, fields };
      }),
    );

const placesIn = (body: string): readonly (readonly string[])[] =>
  pipe(
    parse(body),
    E.chainW(Faults.decode),
    E.match(
      () => [],
      ({ errors }) => errors.map(({ path }) => path.split('/').slice(1)),
    ),
  );
