import { expect, it } from 'vitest';
import { NEWCOMER, registerNewcomer } from './newcomer.ts';
import { sandboxOfFile } from './sandbox-of-file.ts';

const { call, tryPassword } = sandboxOfFile();

it('a newcomer lacks only the questionnaire and the signature', async () => {
  await registerNewcomer(async (what, sent) => {
    const { status, body } = await call(what, sent);
    expect([what, status, status === 200 ? '' : body]).toEqual([what, 200, '']);
    return body;
  });
  const { body } = await tryPassword(NEWCOMER.document, 'Senha@123');
  const { id, token } = Object(body);
  const list = await call(`GET /api/checkListForm/${String(id + 1000)}/${String(id)}`, { token });
  expect(list.body).toMatchObject({
    professionalInformations: 1,
    pep: 1,
    fatca: 1,
    investorData: 1,
    uploadDocuments: 1,
    bankInformations: 1,
    suitability: 0,
    generalResult: 0,
  });
});
