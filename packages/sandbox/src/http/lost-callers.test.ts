import { once } from 'node:events';
import net from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { limitRequests } from './limit-requests.ts';
import { portOf } from './port-of.ts';

it('fails over no caller whose connection is lost before the call is read', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const errors: Error[] = [];
  app.addHook('onError', async (_request, _reply, error) => void errors.push(error));
  await limitRequests(app, undefined, 10);
  const answered: string[] = [];
  app.get('/*', async ({ url }) => answered.push(url));
  await app.listen({ port: 0, host: '127.0.0.1' });
  app.server.prependListener('request', ({ socket, url }) => url === '/lost' && socket.destroy());
  for (const path of ['/lost', '/heard']) {
    const caller = net.connect(portOf(app.server), '127.0.0.1');
    caller.write(`GET ${path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    await once(caller.resume(), 'close');
  }
  expect(errors).toEqual([]);
  expect(answered).toEqual(['/heard']);
});
