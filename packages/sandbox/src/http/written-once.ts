import type { FastifyReply } from 'fastify';

const written = new WeakMap<object, Buffer>();

/**
 * Writes an answer by the schema of its route, and keeps the bytes as long as the answer itself is kept. A list of hundreds
 * of records takes longer to write than to send.
 */
export const writtenOnce = <A extends object>(reply: FastifyReply, answer: A): A => {
  // A cast, because Fastify's type of an answer leaves lists out.
  const input = answer as { [key: string]: unknown };
  const bytes = written.get(answer) ?? Buffer.from(String(reply.serializeInput(input, '200')));
  written.set(answer, bytes);
  void reply.type('application/json; charset=utf-8');
  // A cast, because Fastify sends bytes as they are, whatever the schema says.
  return bytes as unknown as A;
};
