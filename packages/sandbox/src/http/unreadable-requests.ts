import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

const isReadable = (path: string): boolean => {
  try {
    decodeURI(path);
    return true;
  } catch {
    // decodeURI fails only for a broken escape, `%zz`, or for bytes that are no text.
    return false;
  }
};

/** Escapes a broken escape: no route has that name, so the client gets a 404 with all headers, and the log a line. */
export const literalAddress = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string =>
  isReadable(url.split('?')[0] ?? '') ? url : url.replaceAll('%', '%25');

const ANSWERS: Readonly<Record<string, readonly [status: number, word: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'too_large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'timeout'],
};

/** Answers a request that is no HTTP. It logs nothing, because the error holds the bytes of the request. */
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
      'X-Content-Type-Options: nosniff',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
    // A client that continues its request would hold the connection.
    () => socket.destroy(),
  );
};
