import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { pathOf } from './answer.ts';
import { Id } from './values.codec.ts';
import { BooleanFromNumber } from '../registration/values.codecs.ts';
import { orNothing, partsOnWire, recordOnWire, shownOf } from './record.codec.ts';

const Career = recordOnWire('Career', { careerId: Id, company: orNothing(t.string) }, { careerId: 'carrerId' });

describe('a record with its own names on the wire', () => {
  it('is read and written with those names', () => {
    expect(Career.decode({ carrerId: 3, company: 'Ipê', other: true })).toEqual(
      E.right({ careerId: 3, company: 'Ipê' }),
    );
    expect(Career.encode({ careerId: 3, company: undefined })).toEqual({ carrerId: 3, company: null });
    expect(Career.names).toEqual({ careerId: 'carrerId', company: 'company' });
  });

  it('names the field of the wire in an error', () => {
    const Careers = t.type({ careers: t.array(Career) });
    expect(E.mapLeft(pathOf)(Careers.decode({ careers: [{ carrerId: 'x' }] }))).toEqual(E.left('careers.0.carrerId'));
    expect(E.isLeft(Career.decode(null))).toBe(true);
  });

  it('shows no field in a trace that is not named for it', () => {
    expect([shownOf(Career), shownOf(Career, 'careerId')]).toEqual([[], ['carrerId']]);
  });

  it('does not accept a value of another shape', () => {
    expect([Career.is({ careerId: 3, company: undefined }), Career.is({ carrerId: 3 })]).toEqual([true, false]);
  });
});

describe('parts of one object', () => {
  const Parts = partsOnWire({ career: Career, client: t.type({ id: Id }) });

  it('are read and written together', () => {
    const parts = { career: { careerId: 3, company: 'Ipê' }, client: { id: 7 } };
    expect(Parts.decode({ id: 7, carrerId: 3, company: 'Ipê' })).toMatchObject(E.right(parts));
    expect(Parts.encode(parts)).toEqual({ id: 7, carrerId: 3, company: 'Ipê' });
    expect([Parts.is(parts), Parts.is(parts.career)]).toEqual([true, false]);
  });

  it('fail together, at the field of the wire', () => {
    expect(E.mapLeft(pathOf)(Parts.decode({ id: 7, carrerId: 0 }))).toEqual(E.left('carrerId'));
    expect(E.mapLeft(pathOf)(Parts.decode({ id: 0, carrerId: 3 }))).toEqual(E.left('id'));
  });
});

it('reads null, a missing field and an empty text as nothing, and no other value', () => {
  const MaybeId = orNothing(Id);
  for (const nothing of [null, undefined, '']) expect(MaybeId.decode(nothing)).toEqual(E.right(undefined));
  expect(MaybeId.decode(3)).toEqual(E.right(3));
  for (const wrong of [0, 'x', false]) expect(E.isLeft(MaybeId.decode(wrong))).toBe(true);
  expect([MaybeId.is(undefined), MaybeId.is(3), MaybeId.is('')]).toEqual([true, true, false]);
});

it('reads 1 and 0 as true and false, and no other value', () => {
  expect([BooleanFromNumber.decode(1), BooleanFromNumber.decode(0)]).toEqual([E.right(true), E.right(false)]);
  for (const wrong of [2, true, '1', null]) expect(E.isLeft(BooleanFromNumber.decode(wrong))).toBe(true);
  expect([BooleanFromNumber.encode(true), BooleanFromNumber.encode(false)]).toEqual([1, 0]);
});
