import { build, type Plugin } from 'vite';

interface Compiled {
  readonly outDir: string;
  /** The program's names, and their files. */
  readonly input: Readonly<Record<string, string>>;
  /** What npm installs beside the program. */
  readonly external: (id: string) => boolean;
  readonly plugins?: Plugin[];
}

/** One file with its libraries in it: a program that reads hundreds of files starts several times slower. */
export const compile = ({ outDir, input, external, plugins = [] }: Compiled): Promise<unknown> =>
  build({
    configFile: false,
    logLevel: 'error',
    plugins,
    ssr: { noExternal: true },
    build: { ssr: true, target: 'node20', outDir, copyPublicDir: false, rolldownOptions: { input, external } },
  });
