import { expect, it } from 'vitest';
import { steadySbom } from './steady-sbom.ts';

const made = (serialNumber: string, timestamp: string, refs: readonly string[]): string =>
  JSON.stringify({
    serialNumber,
    metadata: { timestamp, tools: ['pnpm'] },
    components: refs.map((ref) => ({ 'bom-ref': ref })),
    dependencies: refs.map((ref) => ({ ref, dependsOn: [...refs] })),
  });

it('is the same at another time and in another order', () => {
  const steady = steadySbom(made('urn:uuid:1', '2026-11-28T10:00:00Z', ['b', 'a', 'c']));
  expect(steadySbom(made('urn:uuid:2', '2026-11-29T11:30:00Z', ['c', 'b', 'a']))).toBe(steady);
  expect(JSON.parse(steady)).toMatchObject({ metadata: { tools: ['pnpm'] }, components: [{ 'bom-ref': 'a' }, {}, {}] });
});
