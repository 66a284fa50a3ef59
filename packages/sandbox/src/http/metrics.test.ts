import { expect, it } from 'vitest';
import { personaOf } from '../personas/personas.seed.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const { call, clientOnce: client } = sandboxOfFile();

const metrics = async (): Promise<string> => String((await call('GET /metrics')).body);

/** The lines of the counts of requests. */
const counts = async (): Promise<string> =>
  (await metrics())
    .split('\n')
    .filter((line) => line.startsWith('http_request_duration_seconds_count'))
    .join('\n');

it('counts requests by the pattern of their path, without a value of a client, and strangers add no series', async () => {
  await (await client('ana')).to('GET /api/investments/list/:id?refresh=true');
  await call('GET /nowhere-1');
  await call('GET /nowhere-2');
  const seen = await counts();
  expect(seen).toContain('{method="GET",route="/api/investments/list/:id",status="200"} 1');
  expect(seen).toContain('{method="GET",route="none",status="404"} 2');
  for (const value of [`list/${String(personaOf('ana').id)}`, 'nowhere']) expect(seen).not.toContain(value);
});

it('tells of the process, once for each scrape', async () => {
  for (const text of [await metrics(), await metrics()])
    expect(text.match(/^process_cpu_seconds_total /gm)).toHaveLength(1);
});
