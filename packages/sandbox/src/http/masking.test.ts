import { expect, it } from 'vitest';
import { maskPath } from './masking.ts';

it.each([
  ['/api/clients/1001', '/api/clients/1001'],
  ['/api/investorPosition?document=63287253026', '/api/investorPosition'],
  ['/api/auth/checkExistingDocument/63287253026', '/api/auth/checkExistingDocument/*********26'],
  ['/api/auth/checkExistingDocument/15067401000136', '/api/auth/checkExistingDocument/************36'],
  ['/acessoIndevido/0b0a3f52-7d5c-4a8b-9f61-2f9f3b1f8a11', '/acessoIndevido/****'],
])('%s is written down as %s', (url, path) => {
  expect(maskPath(url)).toBe(path);
});
