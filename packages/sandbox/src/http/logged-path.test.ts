import { Type } from '@sinclair/typebox';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { IN_LOG, loggedPath } from './logged-path.ts';
import { validateRequests } from './request-validation.ts';

const Device = Type.Object({ id: Type.Integer({ maximum: 9999, ...IN_LOG }), loginId: Type.String() });

const makeApp = () => {
  const logged: string[] = [];
  const app = Fastify({ routerOptions: { maxParamLength: 1_000_000 } });
  validateRequests(app);
  app.addHook('onResponse', async (request) => void logged.push(loggedPath(request)));
  app.get('/devices/:id/:loginId', { schema: { params: Device } }, async () => ({}));
  app.get('/undeclared/:id', async () => ({}));
  app.get('/files/*', async () => ({}));
  return { app, logged };
};

it.each([
  ['/devices/1001/0b0a3f52?document=63287253026', '/devices/1001/****'],
  ['/devices/12345/0b0a3f52', '/devices/****/****'],
  ['/devices/ana@exemplo.com.br/1', '/devices/****/****'],
  ['/undeclared/1001', '/undeclared/****'],
  ['/files/63287253026/ana@exemplo.com.br', '/files/****'],
  ['/acessoIndevido/0b0a3f52-7d5c-4a8b-9f61-2f9f3b1f8a11', '****'],
])('%s is logged as %s', async (url, path) => {
  const { app, logged } = makeApp();
  await app.inject(url);
  expect(logged).toEqual([path]);
});
