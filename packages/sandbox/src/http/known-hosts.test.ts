import { describe, expect, it } from 'vitest';
import { sandboxOfFile } from '../testing/sandbox-of-file.ts';

const asking =
  ({ call }: ReturnType<typeof sandboxOfFile>) =>
  (host: string, headers = {}) =>
    call('GET /api/app/tools/businessday', { headers: { host, ...headers } });

describe('a call', () => {
  const asked = asking(sandboxOfFile({ trustProxy: 'loopback' }));
  const askedAtPortal = asking(sandboxOfFile({ trustProxy: 'loopback', portalUrl: 'https://portal.example' }));

  it.for([
    'localhost',
    'LOCALHOST:4300',
    'localhost:4300',
    '127.0.0.1:4300',
    '[::1]:4300',
    '192.168.0.7:4300',
    '10.0.2.2',
    '[fe80::1]',
  ])('is answered at %s, which no stranger can lead here', async (host) => {
    expect((await asked(host)).status).toBe(200);
  });

  it.for([
    'evil.example',
    'localhost.evil.example',
    'w1.localhost.evil.example',
    'evil-localhost',
    '127.0.0.1.evil.example',
    'portal.example',
  ])('is refused at %s, which a stranger may own', async (host) => {
    expect(await asked(host)).toMatchObject({ status: 421, body: { message: 'unknown_host' } });
  });

  it('is answered at the host of PORTAL_URL, directly and by a proxy that is trusted', async () => {
    expect((await askedAtPortal('portal.example')).status).toBe(200);
    expect((await askedAtPortal('Portal.Example')).status).toBe(200);
    expect((await askedAtPortal('sandbox:4300', { 'x-forwarded-host': 'portal.example' })).status).toBe(200);
    expect((await askedAtPortal('evil-portal.example')).status).toBe(421);
  });
});
