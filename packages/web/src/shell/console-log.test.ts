import { expect, it } from 'vitest';
import { makeConsoleLog } from './console-log.ts';

it('writes the failure, and nothing that may name the client', () => {
  const lines: string[] = [];
  const log = makeConsoleLog((line) => lines.push(line));
  log.failed('load the yield of max', { _tag: 'Refused', status: 500, code: 'ERR500', detail: 'cpf 63287253026' })();
  log.failed('load the yield of 2026', { _tag: 'Refused', status: 502, code: undefined, detail: '' })();
  log.failed('load the yield of 12m', { _tag: 'Unreachable', cause: 'timeout' })();
  log.failed('load the yield of 6m', { _tag: 'Unreadable', path: 'graph/0/data' })();
  log.failed('load the yield of 1m', { _tag: 'NoSession', reason: 'expired' })();
  expect(lines).toEqual([
    'failed to load the yield of max: Refused 500 ERR500',
    'failed to load the yield of 2026: Refused 502',
    'failed to load the yield of 12m: Unreachable timeout',
    'failed to load the yield of 6m: Unreadable graph/0/data',
    'failed to load the yield of 1m: NoSession expired',
  ]);
});
