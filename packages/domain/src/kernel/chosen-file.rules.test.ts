import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import {
  acceptedExtensions,
  acceptedKinds,
  checkChosenFiles,
  checkFileHead,
  FILE_HEAD_BYTES,
  isAnnouncedFile,
  UPLOAD_LIMIT,
  type ChosenFile,
} from './chosen-file.rules.ts';

const file = (name: string, contentType: string, size = 1): ChosenFile => ({ name, contentType, size });
const png = file('foto.png', 'image/png');
const pdf = file('conta.pdf', 'application/pdf');
const images = [
  png,
  file('a.jpeg', 'image/jpeg'),
  file('b.JPG', 'image/jpeg'),
  file('c.jpg', 'image/jpg'),
  file('d.e.bmp', 'IMAGE/BMP'),
  file('f.bmp', 'image/x-ms-bmp'),
];
const invalid = E.left({ _tag: 'FileInvalid' });
const forImages = { accepts: 'image', limit: UPLOAD_LIMIT } as const;
const forDocuments = { accepts: 'document', limit: UPLOAD_LIMIT } as const;

describe('chosen files', () => {
  it('must be exactly one [R853]', () => {
    expect(checkChosenFiles([png], forImages)).toEqual(E.right(png));
    for (const files of [[], [png, png]]) expect(checkChosenFiles(files, forImages)).toEqual(invalid);
  });

  it('must be png, jpeg, jpg or bmp for an image, each with its own MIME type [R854]', () => {
    for (const image of images) expect(checkChosenFiles([image], forImages)).toEqual(E.right(image));
    const others = ['gif', 'svg', 'webp', 'tiff', 'heic', 'pdf', 'jpe', 'dib', 'apng'];
    const types = ['png', 'jpeg', 'jpg', 'bmp', 'x-ms-bmp', 'gif', 'svg+xml', 'webp', 'tiff', 'heic', 'x-bmp', 'apng'];
    const taken = types.flatMap((type) =>
      ['png', 'jpeg', 'jpg', 'bmp', ...others]
        .filter((extension) => E.isRight(checkChosenFiles([file(`a.${extension}`, `image/${type}`)], forImages)))
        .map((extension) => `${extension} as ${type}`),
    );
    expect(taken).toEqual([
      'png as png',
      'jpeg as jpeg',
      'jpg as jpeg',
      'jpeg as jpg',
      'jpg as jpg',
      'bmp as bmp',
      'bmp as x-ms-bmp',
    ]);
    expect(acceptedExtensions('image')).toBe('.png,.jpeg,.jpg,.bmp');
  });

  it('may not be pdf for an image [R855]', () => {
    expect(checkChosenFiles([pdf], forImages)).toEqual(invalid);
  });

  it('may be pdf for a document [R856]', () => {
    for (const accepted of [...images, pdf])
      expect(checkChosenFiles([accepted], forDocuments)).toEqual(E.right(accepted));
  });

  it('have the same kind by MIME type and by extension', () => {
    const disguised = [
      file('a.pdf', 'image/png'),
      file('a.png', 'application/pdf'),
      file('a.png', ''),
      file('png', 'image/png'),
      file('a.png.exe', 'image/png'),
    ];
    for (const each of disguised) expect(checkChosenFiles([each], forDocuments)).toEqual(invalid);
  });

  it('have at least one byte and at most 10 MB', () => {
    const sized = (size: number) => checkChosenFiles([file('a.png', 'image/png', size)], forImages);
    expect(sized(0)).toEqual(invalid);
    expect(E.isRight(sized(10 * 1024 * 1024))).toBe(true);
    expect(sized(10 * 1024 * 1024 + 1)).toEqual(E.left({ _tag: 'FileTooLarge', limit: UPLOAD_LIMIT }));
  });

  it('are refused for their kind before their size', () => {
    expect(checkChosenFiles([file('a.gif', 'image/gif', UPLOAD_LIMIT + 1)], forImages)).toEqual(invalid);
  });
});

describe('the first bytes of a file', () => {
  const heads: readonly (readonly [ChosenFile, readonly number[]])[] = [
    [png, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    [file('a.jpg', 'image/jpeg'), [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0]],
    [file('a.bmp', 'image/bmp'), [0x42, 0x4d, 0, 0, 0, 0, 0, 0]],
    [pdf, [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e, 0x37]],
  ];

  it('match its kind and no other kind', () => {
    for (const [each] of heads)
      for (const [other, head] of heads)
        expect(checkFileHead(each, Uint8Array.from(head))).toEqual(each === other ? E.right(each) : invalid);
  });

  it('must all be present', () => {
    expect(FILE_HEAD_BYTES).toBe(8); // as long as the longest of them
    for (const [each] of heads) expect(checkFileHead(each, new Uint8Array())).toEqual(invalid);
    expect(checkFileHead(png, Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a]))).toEqual(invalid);
    expect(checkFileHead(pdf, Uint8Array.from([0x25, 0x50, 0x44, 0x46]))).toEqual(invalid);
  });

  it('do not allow a kind that the field does not take', () => {
    expect(checkFileHead(file('a.gif', 'image/gif'), Uint8Array.from([0x47, 0x49, 0x46]))).toEqual(invalid);
  });
});

describe('an answer', () => {
  const answer = (contentType: string, ...bytes: readonly number[]) =>
    isAnnouncedFile({ contentType, bytes: Uint8Array.from(bytes) });
  const PDF = [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31];

  it('has the file whose first bytes it announces', () => {
    expect(answer('application/pdf', ...PDF)).toBe(true);
    expect(answer('Application/PDF; charset=binary', ...PDF)).toBe(true);
    expect(answer('application/pdf', ...PDF.slice(0, 4))).toBe(false);
    expect(answer('image/png', ...PDF)).toBe(false);
  });

  it('has a file of a kind that nobody checks, unless it is empty', () => {
    expect([answer('text/csv', 1), answer('', 1), answer('text/csv'), answer('application/pdf')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('has no file when it is an error, or the page of a proxy', () => {
    for (const type of ['application/json', 'application/json; charset=utf-8', 'text/html'])
      expect(answer(type, ...PDF)).toBe(false);
  });
});

it('lists the extensions of a document', () => {
  expect(acceptedExtensions('document')).toBe('.png,.jpeg,.jpg,.bmp,.pdf');
  expect(acceptedKinds('document')).toBe('Envie um só arquivo, do tipo PNG, JPEG, JPG, BMP ou PDF.');
  expect(acceptedKinds('image')).toBe('Envie um só arquivo, do tipo PNG, JPEG, JPG ou BMP.');
});
