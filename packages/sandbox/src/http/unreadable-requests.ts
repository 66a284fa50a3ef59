import type { IncomingMessage } from 'node:http';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const isReadable = (path: string): boolean => {
  try {
    decodeURI(path);
    return true;
  } catch {
    // The only failure there is: an escape that is none, `%zz`, or one of bytes that are no text.
    return false;
  }
};

/**
 * An address with a broken escape, taken by the letter: nothing has that name, and whoever asks gets what any wrong
 * address gets, with the headers and the line in the log. Fastify would answer it before all of these.
 */
export const literalAddress = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string =>
  isReadable(url.split('?')[0] ?? '') ? url : url.replaceAll('%', '%25');

const ANSWERS: Readonly<Record<string, readonly [status: number, word: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timeout'],
};

/** Answers what is no HTTP in the API's words, and writes nothing down: the error holds the request, byte by byte. */
export const answerNoHttp = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = ANSWERS[error.code ?? ''] ?? [400, 'not_readable'];
  const body = JSON.stringify({ message });
  socket.end(
    [
      `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${String(body.length)}`,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
};
