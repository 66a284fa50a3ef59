/** The parts of a CycloneDX list that differ from one run to the next. */
interface Sbom {
  serialNumber?: string;
  readonly metadata?: { timestamp?: string };
  readonly components?: { readonly 'bom-ref': string }[];
  readonly dependencies?: { readonly ref: string; readonly dependsOn?: string[] }[];
}

/**
 * The same list for the same libraries, so that a package made again from its commit has the same bytes. pnpm numbers each
 * list, puts the time in it, and lists in the order in which it read.
 *
 * @param text CycloneDX as JSON
 */
export const steadySbom = (text: string): string => {
  const sbom: Sbom = JSON.parse(text);
  delete sbom.serialNumber;
  delete sbom.metadata?.timestamp;
  sbom.components?.sort((one, other) => (one['bom-ref'] < other['bom-ref'] ? -1 : 1));
  sbom.dependencies?.sort((one, other) => (one.ref < other.ref ? -1 : 1));
  for (const { dependsOn } of sbom.dependencies ?? []) dependsOn?.sort();
  return JSON.stringify(sbom, undefined, 2);
};
