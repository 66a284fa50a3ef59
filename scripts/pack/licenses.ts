/** Everybody may use, change and pass on what has one of these, with its notice. Another one is read before it comes in. */
const READ = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'Unlicense',
]);

/** Their manifests name no licence that is known by its id. It stands in a file of theirs, and was read: MIT, and Bitstream Vera. */
const READ_IN_A_FILE = new Set(['png-js', 'dejavu-fonts-ttf']);

interface Component {
  readonly name: string;
  readonly licenses?: readonly { readonly expression?: string; readonly license?: { readonly id?: string } }[];
}

/** The libraries under a licence that nobody here has read. @param sbom what the package is made of, as CycloneDX */
export const unreadLicenses = (sbom: string): readonly string[] => {
  const { components = [] }: { readonly components?: readonly Component[] } = JSON.parse(sbom);
  return components
    .filter(({ name }) => !READ_IN_A_FILE.has(name))
    .map(({ name, licenses = [] }) => ({
      name,
      ids: licenses.map(({ expression, license }) => license?.id ?? expression),
    }))
    .filter(({ ids }) => ids.length === 0 || ids.some((id) => id === undefined || !READ.has(id)))
    .map(({ name, ids }) => `${name} (${ids.join(', ')})`);
};
