import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

interface Sent {
  readonly contentType: string;
  readonly slices: AsyncIterable<Buffer>;
}

/** Three bytes are four letters of base64. */
const GROUP = 3;

async function* written({ contentType, slices }: Sent): AsyncGenerator<string> {
  yield '{"base64String":"';
  let rest = Buffer.alloc(0);
  for await (const slice of slices) {
    const bytes = Buffer.concat([rest, slice]);
    const whole = bytes.length - (bytes.length % GROUP);
    yield bytes.toString('base64', 0, whole);
    rest = Buffer.from(bytes.subarray(whole));
  }
  yield `${rest.toString('base64')}","contentType":${JSON.stringify(contentType)}}`;
}

/** Sends a file as its reader takes it, so that one who stalls keeps little of it in memory. @see decision 0180 */
export const sendInBase64 = (reply: FastifyReply, file: Sent) => {
  void reply.type('application/json; charset=utf-8');
  // A cast, because Fastify sends a stream as it is, whatever the schema says.
  return Readable.from(written(file), { objectMode: false, highWaterMark: 1 }) as unknown as {
    base64String: string;
    contentType: string;
  };
};
