import { Type } from '@sinclair/typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearedCaller } from '../../access/caller.ts';
import { networkOf } from '../../access/devices/network-of.ts';
import { barePicture } from '../../documents/bare-picture.ts';
import type { Services } from '../../http/api.ts';
import { refuseField } from '../../http/refusal.ts';
import type { ClientFile } from './client-files.sql.ts';

/** 10 MB. @see decision Q140 */
const FILE_LIMIT = 10 * 1024 * 1024;

/** A file in a body. */
export const Base64 = Type.String({ description: 'A PNG, JPEG, BMP or PDF file, at most 10 MB' });

/** Base64 has four letters for three bytes. The other fields of the body are short. */
const bodyLimit = (files: number): number => files * Math.ceil((FILE_LIMIT + 3) / 3) * 4 + 64 * 1024;

/** Options of a call with so many files in its body. The server reads a long body only from a known caller. */
export const withFiles = (files: number, services: Services) => ({
  bodyLimit: bodyLimit(files),
  onRequest: async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { clientId } = await clearedCaller(request, services);
    await services.largeWork.placeToRead({ clientId, network: networkOf(request.ip) }, reply);
  },
});

/** The first bytes of each kind of file. */
const SIGNATURES: readonly (readonly [contentType: string, signature: readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/bmp', [0x42, 0x4d]],
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
];

/**
 * Reads a file from base64. Its content tells the content type. What a picture does not show is taken out of it.
 *
 * @param path of the file in the body, for the refusal
 * @throws Refusal 400 for text that is not base64, for another kind of file, for a picture that shows nothing, and for
 *   a file over the limit
 */
export const sentFile = (base64: string, path: string): ClientFile => {
  const content = Buffer.from(base64, 'base64');
  if (content.toString('base64') !== base64) throw refuseField(path, 'must be base64');
  if (content.length > FILE_LIMIT) throw refuseField(path, 'must not be larger than 10 MB');
  const known = SIGNATURES.find(([, signature]) => signature.every((byte, index) => content[index] === byte));
  const bare = known && barePicture(content);
  if (known === undefined || bare === undefined) throw refuseField(path, 'must be a PNG, JPEG, BMP or PDF file');
  return { contentType: known[0], content: bare };
};
