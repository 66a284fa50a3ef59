import { expect, it } from 'vitest';
import { maskPath } from './masking.ts';

it.each([
  ['/api/clients/1001', '/api/clients/1001'],
  ['/api/investorPosition?document=63287253026', '/api/investorPosition'],
  ['/api/auth/checkExistingDocument/63287253026', '/api/auth/checkExistingDocument/*********26'],
  ['/api/auth/checkExistingDocument/15067401000136', '/api/auth/checkExistingDocument/************36'],
  ['/acessoIndevido/0b0a3f52-7d5c-4a8b-9f61-2f9f3b1f8a11', '/acessoIndevido/****'],
  ['/api/auth/checkExistingDocument/12ABC34501DE35', '/api/auth/checkExistingDocument/************35'],
  ['/api/auth/checkExistingDocument/12abc34501de35', '/api/auth/checkExistingDocument/************35'],
  ['/api/auth/checkExistingDocument/632.872.530-26', '/api/auth/checkExistingDocument/************26'],
  ['/api/auth/checkExistingDocument/12.ABC.345%2F01DE-35', '/api/auth/checkExistingDocument/******************35'],
  ['/api/x/ana@exemplo.com.br/y', '/api/x/****/y'],
  ['/api/x/ana%40exemplo.com.br', '/api/x/****'],
  ['/api/x/eyJhbGciOiJFZERTQSIsInR5cCI6ImF0K2p3dCJ9.eyJzaWQiOiIxIn0.c2ln', '/api/x/****'],
  ['/registration/form/professionalInformation', '/registration/form/professionalInformation'],
  ['/api/rentability/graph/v5/nao_previdencia/max/1', '/api/rentability/graph/v5/nao_previdencia/max/1'],
  ['/reports/2026-10-31', '/reports/2026-10-31'],
  ['/api/clients/passwordResetByEmail', '/api/clients/passwordResetByEmail'],
  ['/assets/main-1a2bC3d4.js', '/assets/main-1a2bC3d4.js'],
])('%s is written down as %s', (url, path) => {
  expect(maskPath(url)).toBe(path);
});
