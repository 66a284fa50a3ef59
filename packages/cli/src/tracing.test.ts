import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeHttpClient, type Fetch } from '@aroeira/adapters-http/http';
import { newDevice } from '@aroeira/domain/access/testing';
import { manualScheduler } from '@aroeira/domain/kernel/testing';
import * as t from 'io-ts';
import { describe, expect, it } from 'vitest';
import { makeDryRun } from './dry-run.ts';
import { testSandbox } from './testing/sandbox.ts';
import { traced } from './trace.ts';

const ANA = '63287253026';
const { signedOut, signedIn } = testSandbox();

describe('--trace', () => {
  it('shows requests and answers on stderr without a secret', async () => {
    const { portal } = signedOut();
    const { err, json } = await portal(`login ${ANA} --trace --json`);
    expect(json).toMatchObject({ document: ANA });
    expect(err).toContain('> POST http://sandbox.test/api/auth/login/1');
    expect(err).toContain('< 200');
    expect(err).not.toContain('Senha@123');
    expect(err).not.toMatch(/eyJ|Bearer/);
  });

  it('shows no code or temporary password of an e-mail, and no answer that unblocks a device', async () => {
    const { portal } = signedOut();
    const code = await portal('login 08824648096 --mfa from-outbox --trace');
    expect([code.exit, code.err]).toEqual([0, expect.stringContaining('/sandbox/outbox')]);
    expect(code.err).not.toMatch(/acesso é \d/);
    const outbox = await portal('sandbox outbox --to 08824648096 --trace');
    expect(outbox.out).toMatch(/\d{6}/);
    expect(outbox.err).not.toMatch(/\b\d{6}\b/);

    await portal('login 24956842201');
    const stdin = '{"motherName":"Martina","birthDate":"1975-02-08","streetNumber":"1007"}';
    const unblock = await portal('device unblock --answers - --trace', { stdin });
    const dry = await portal('device unblock --answers - --dry-run', { stdin });
    expect([unblock.err, dry.out]).toEqual([expect.stringContaining('***'), expect.stringContaining('***')]);
    expect(unblock.err + dry.out).not.toMatch(/Martina|1975|1007/);
  });
});

describe('what a registration keeps secret', () => {
  const PHOTO = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const PAGES: readonly (readonly [step: string, filed: object, secrets: readonly string[], shown: string])[] = [
    [
      'identification',
      {
        documentType: 'RG',
        identificationNumber: '334456678',
        issuingBody: 'SSP',
        placeofemission: 'SP',
        expeditiondate: '2010-05-04',
        motherName: 'Celeste Prado',
        fatherName: 'Otto Prado',
        documentPhotoFront: 'rg.png',
        documentPhotoBack: 'rg.png',
      },
      ['334456678', 'Celeste', 'Otto', 'iVBOR'],
      '2010-05-04',
    ],
    [
      'personalData',
      { gender: 'FEMININO', maritalStatus: 2, spouseName: 'Rui Prado', spouseCpf: '54052167120' },
      ['Rui Prado', '54052167120'],
      'FEMININO',
    ],
    [
      'pepData',
      {
        functionRelationId: 3,
        nameOfRelation: 'Bia Lins',
        documentRelation: '23157281500',
        relationTypeId: 1,
        parentId: 2,
      },
      ['Bia Lins', '23157281500'],
      'parentId',
    ],
    ['fatcaData', { requestType: 'fatca', refuseSsn: false, ssn: '123456789' }, ['123456789'], 'fatca'],
    [
      'bankAccounts',
      {
        accounts: [
          {
            bankId: 7,
            agency: '0348',
            accountNumber: '184562',
            digit: '1',
            coHolders: [{ name: 'Bia Lins', cpf: '23157281500' }],
          },
        ],
      },
      ['Bia Lins', '23157281500'],
      '184562',
    ],
  ];

  it.each(PAGES)('stays out of the request of %s: papers, parents, spouse, relations, co-holders', async (...page) => {
    const [step, filed, secrets, shown] = page;
    const { portal, home } = await signedIn('carla');
    const file = join(home, 'page.json');
    writeFileSync(file, JSON.stringify(filed));
    writeFileSync(join(home, 'rg.png'), Buffer.from(PHOTO, 'base64'));
    const asked = JSON.stringify({ haveWorked: false, haveRelation: true, haveFatca: true });
    await portal('registration submit taxInformation --file -', { stdin: asked });
    const words = `registration submit ${step} --file ${file} --json --yes`;
    const dry = await portal(`${words} --dry-run`);
    const { err } = await portal(`${words} --trace`);
    for (const seen of [dry.out, err]) {
      expect(seen).toContain(shown);
      for (const secret of secrets) expect(seen).not.toContain(secret);
    }
  });
});

describe('--dry-run', () => {
  it('prints the request that would go out, and sends nothing', async () => {
    const { portal } = signedOut({ fetch: () => Promise.reject(new Error('sent')) });
    const { exit, json } = await portal(`login ${ANA} --dry-run --json`);
    expect(exit).toBe(0);
    expect(json).toMatchObject({
      method: 'POST',
      url: 'http://sandbox.test/api/auth/login/1',
      body: { document: ANA, password: '***' },
    });
  });

  it('changes nothing on this device either', async () => {
    const { portal } = await signedIn('ana');
    const { out } = await portal('logout --dry-run');
    expect(out).toMatch(/^POST http:\/\/sandbox\.test\/api\/auth\/logoutApp\/\d+\n/);
    expect((await portal('position')).exit).toBe(0);
  });

  it('prints the read of a command that only reads', async () => {
    const { portal } = await signedIn('ana');
    expect((await portal('position --dry-run --json')).json).toMatchObject({
      method: 'GET',
      url: `http://sandbox.test/api/investorPosition?document=${ANA}`,
      headers: { authorization: '***' },
    });
  });
});

describe('a call that declares nothing', () => {
  const SECRET = 'cinza-4711';
  const body = { word: SECRET, list: [{ word: SECRET }] };
  /** A client whose calls all go through `fetch`. */
  const clientAt = (fetch: Fetch) =>
    makeHttpClient({
      baseUrl: 'http://api.test',
      fetch,
      memory: newDevice(),
      scheduler: manualScheduler(),
      deviceType: 'web',
      onSessionEnd: () => undefined,
      onHold: () => undefined,
    });
  const echo =
    (status: number): Fetch =>
    () =>
      Promise.resolve(Response.json(body, { status }));

  it.each([200, 400])('shows no value in a trace, neither of its request nor of an answer %i', async (status) => {
    const lines: string[] = [];
    const http = clientAt(traced(echo(status), (line) => void lines.push(line)));
    await http.post('/new-call', t.unknown, { query: { word: SECRET }, body })();
    await http.get('/new-call', t.unknown, { query: { word: SECRET } })();
    expect(lines).toHaveLength(4);
    expect(lines.join('\n')).toContain('> POST http://api.test/new-call?word=*** ');
    expect(lines.join('\n')).not.toContain(SECRET);
  });

  it.each(['get', 'post', 'put', 'delete', 'file'] as const)('is not sent in a dry run: %s', async (method) => {
    const sent: string[] = [];
    const dry = makeDryRun((url) => {
      sent.push(url);
      return Promise.resolve(Response.json({}));
    });
    const http = clientAt(dry.fetch);
    void (method === 'file' ? http.file('/new-call') : http[method]('/new-call', t.unknown))();
    expect((await dry.stopped).json).toMatchObject({ url: 'http://api.test/new-call' });
    expect(sent).toEqual([]);
    await http.get('/known-read', t.unknown, { acts: false })();
    expect(sent).toEqual(['http://api.test/known-read']);
  });
});
