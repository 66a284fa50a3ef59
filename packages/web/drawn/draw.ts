import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as E from 'fp-ts/Either';
import { portalFileOf, readPortal } from '../portal/portal.ts';
import { drawPortal, isFree } from './draw-portal.ts';

const USAGE = `draw --out DIR [--portal FILE]

Draws a deployment of this build into DIR: nothing is built again.

  --out DIR      where it goes; a portal that is there is replaced
  --portal FILE  what differs from the standard (default: that of PORTAL_FILE)

docs/deploy.md tells the rest, and docs/settings.md what FILE may say.`;

const fail = (sentences: readonly string[]): never => {
  for (const sentence of sentences) console.error(sentence);
  process.exit(1);
};

const optionsOf = () => {
  try {
    const options = { out: { type: 'string' }, portal: { type: 'string' }, help: { type: 'boolean' } } as const;
    return parseArgs({ options }).values;
  } catch (error) {
    return fail([error instanceof Error ? error.message : String(error), USAGE]);
  }
};

const values = optionsOf();
if (values.help === true) console.log(USAGE);
else {
  const out = values.out ?? fail([USAGE]);
  if (!isFree(out)) fail([`${out} is no folder, or has files that are no portal, so it is not emptied.`]);
  // The build puts this program into its folder `kit`, beside our brand.
  const kit = import.meta.dirname;
  const portal = readPortal(values.portal ?? portalFileOf(process.env), join(kit, 'brand'));
  if (E.isLeft(portal)) fail(portal.left);
  else {
    await drawPortal(portal.right, join(kit, '..'), resolve(out));
    console.log(`${portal.right.configuration.brand.productName} is drawn in ${out}`);
  }
}
