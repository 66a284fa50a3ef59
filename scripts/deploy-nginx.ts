import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { nginxSite } from './deploy/nginx-site.ts';

const USAGE = `pnpm deploy:nginx --url URL --api URL --out DIR [--listen ADDRESS] [--build DIR]

Publishes a build of the portal in DIR, and writes DIR/portal.conf, which nginx includes in its \`http\` part.
docs/deploy.md tells the rest.

  --url URL         the address of the portal: https://portal.example
  --api URL         what answers /api/: https://api.example/
  --out DIR         where the site goes
  --listen ADDRESS  where nginx listens (default: 8080)
  --build DIR       the build (default: packages/web/dist)`;

const { values } = parseArgs({
  options: {
    url: { type: 'string' },
    api: { type: 'string' },
    out: { type: 'string' },
    listen: { type: 'string', default: '8080' },
    build: { type: 'string', default: 'packages/web/dist' },
    help: { type: 'boolean', default: false },
  },
});
const { url, api, out, listen, build, help } = values;
if (help || url === undefined || api === undefined || out === undefined) {
  console.log(USAGE);
  process.exit(help ? 0 : 1);
}
if (!URL.canParse(url) || new URL(url).origin !== url) {
  console.error(`--url is ${url}: it must be an origin, as https://portal.example`);
  process.exit(1);
}
const conf = await nginxSite({ url, api, listen, build, out: resolve(out), now: new Date() });
const file = join(resolve(out), 'portal.conf');
writeFileSync(file, conf);
console.log(`Published. nginx serves it when it reads ${file} again: nginx -s reload`);
