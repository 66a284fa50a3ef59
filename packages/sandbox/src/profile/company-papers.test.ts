import { beforeEach, expect, it } from 'vitest';
import { record } from '../testing/every-call.ts';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';
import { signaturePng } from '../testing/signature-png.ts';

const { client, outbox, reset } = sandboxOfFile();
beforeEach(() => reset('vertice'));

const PAPERS = [1, 2, 4];

it('a company reads the papers that it sent, changes one, and the staff hear of it', async () => {
  const vertice = await client('vertice');
  for (const kind of PAPERS)
    expect(await vertice.to(`GET /api/clients/download/base64/files/:id/${String(kind)}`)).toMatchObject({
      status: 200,
    });
  const base64String = signaturePng();
  expect((await vertice.to('PUT /api/clients/proof-of-residence/:id', { base64String })).status).toBe(200);
  const { body } = await vertice.to('GET /api/clients/download/base64/files/:id/4');
  expect(record(body)['base64String']).toBe(base64String);
  const report = { clientId: vertice.id, fields: ['proofOfResidence'] };
  expect((await vertice.to('POST /api/reports/reportdocumentschanged', report)).status).toBe(200);
  expect((await outbox('cadastro@aroeira.example')).at(-1)?.text).toContain('proofOfResidence');
});
