import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { answering } from '../http/testing/index.ts';
import { makeHttpPersonalRecords } from './index.ts';

const WIRE = {
  id: 7,
  name: 'Ana',
  document: '632.872.530-26',
  birthDate: '1984-03-09',
  phoneNumber: '11987654321',
  email: 'ana@exemplo.com.br',
  motherName: 'Helena',
  fatherName: '',
  maritalStatus: 2,
  spouseName: 'Rui',
  spouseCpf: '52998224725',
  naturality: 'Santos',
  nacionality: { id: 1, name: 'Brasil' },
  country: { id: 9, name: 'Portugal' },
  personPhoto: '/9j/AAAA',
};

const read = (body: unknown) => makeHttpPersonalRecords(answering(200, body).http).read(7)();

describe('the personal record', () => {
  it('has our words for the fields of the specification', async () => {
    expect(await read(WIRE)).toEqual(
      E.right({
        name: 'Ana',
        document: '63287253026',
        birthDate: '1984-03-09',
        phone: '11987654321',
        email: 'ana@exemplo.com.br',
        motherName: 'Helena',
        fatherName: undefined,
        maritalStatus: 'married',
        spouseName: 'Rui',
        spouseCpf: '52998224725',
        birthplace: 'Santos',
        nationality: 'Brasil',
        country: 'Portugal',
        photo: 'data:image/jpeg;base64,/9j/AAAA',
      }),
    );
  });

  it('may lack everything but the name and the document', async () => {
    const { name, document } = WIRE;
    expect(await read({ name, document, nacionality: null, maritalStatus: null })).toMatchObject(
      E.right({ name, nationality: undefined, maritalStatus: undefined, photo: undefined }),
    );
    expect(await read({ document })).toMatchObject(E.left({ _tag: 'Unreadable', path: 'name' }));
  });

  it.each([
    ['iVBORw0KGgoAAAA', 'data:image/png;base64,iVBORw0KGgoAAAA'],
    ['Qk0AAAA', 'data:image/bmp;base64,Qk0AAAA'],
    ['PHN2Zz4', undefined],
    ['', undefined],
    [null, undefined],
  ])('has of the photo %j the address %j', async (personPhoto, photo) => {
    expect(await read({ ...WIRE, personPhoto })).toMatchObject(E.right({ photo }));
  });
});

describe('a change of the photo', () => {
  const sent = async (...change: Parameters<ReturnType<typeof makeHttpPersonalRecords>['savePhoto']>) => {
    const { http, seen } = answering(200, {});
    expect(await makeHttpPersonalRecords(http).savePhoto(...change)()).toEqual(E.right(undefined));
    return seen.map(({ method, url, body }) => [`${method} ${new URL(url).pathname}`, body]);
  };

  it('is the new photo in base64, and nothing else of the client [R750]', async () => {
    expect(await sent(7, { _tag: 'Replaced', base64: '/9j/AAAA' })).toEqual([
      ['PUT /api/clients/7', { personPhoto: '/9j/AAAA' }],
    ]);
  });

  it("is '[delete]' for a photo that the client removed [R751]", async () => {
    expect(await sent(7, { _tag: 'Removed' })).toEqual([['PUT /api/clients/7', { personPhoto: '[delete]' }]]);
  });
});
