import type { Plugin, Rolldown } from 'vite';

/** Tells of a plugin that it works on what browsers load, and not on what the build makes for Node. */
export const forBrowsers: NonNullable<Plugin['apply']> = (_, { command, isSsrBuild }) =>
  command === 'build' && isSsrBuild !== true;

/** The chunk that holds a module. @param module the end of its path @throws Error when no chunk does */
export const chunkOf = (module: string, bundle: Rolldown.OutputBundle): Rolldown.OutputChunk => {
  const chunk = Object.values(bundle).find(
    (output) => output.type === 'chunk' && output.moduleIds.some((id) => id.endsWith(`/${module}`)),
  );
  if (chunk?.type !== 'chunk') throw new Error(`${module} is in no chunk`);
  return chunk;
};

/** The chunk that holds a module, and the chunks that it imports. @throws Error when no chunk holds it */
export const chunksOf = (module: string, bundle: Rolldown.OutputBundle): readonly Rolldown.OutputChunk[] => {
  const chunks = new Set<Rolldown.OutputChunk>();
  const add = (chunk: Rolldown.OutputChunk): void => {
    if (chunks.has(chunk)) return;
    chunks.add(chunk);
    for (const file of chunk.imports) {
      const imported = bundle[file];
      if (imported?.type === 'chunk') add(imported);
    }
  };
  add(chunkOf(module, bundle));
  return [...chunks];
};
