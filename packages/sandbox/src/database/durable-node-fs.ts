import { fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** An open file of emscripten's node file system. */
interface OpenFile {
  readonly nfd: number;
  readonly path?: string;
}

interface NodeFileSystem {
  readonly stream_ops: { fsync?: (file: OpenFile) => number };
  /** Turns an error of Node into an errno, so that PostgreSQL panics on a failed sync as it should. */
  readonly tryFSOperation: <T>(run: () => T) => T;
}

const isNodeFileSystem = (value: unknown): value is NodeFileSystem =>
  typeof value === 'object' && value !== null && 'stream_ops' in value && 'tryFSOperation' in value;

/**
 * The folder of the embedded database, with an fsync that reaches the disk.
 *
 * PGlite 0.5.16 asks its file system to sync, but emscripten's node file system has no such operation. A power cut would
 * then lose writes that the database acknowledged. This class uses internals of emscripten, so the version of PGlite is
 * pinned and a test watches the syncs.
 */
export class DurableNodeFS extends NodeFS {
  private readonly onSync: (path: string) => void;

  constructor(folder: string, onSync: (path: string) => void = () => undefined) {
    super(folder);
    this.onSync = onSync;
  }

  override async init(db: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const ready = await super.init(db, options);
    ready.emscriptenOpts.preRun?.push((module) => {
      const found: unknown = Reflect.get(module, 'NODEFS') ?? Reflect.get(module.FS, 'filesystems').NODEFS;
      if (!isNodeFileSystem(found)) throw new Error('this PGlite has no node file system to make durable');
      found.stream_ops.fsync = (file) =>
        found.tryFSOperation(() => {
          fsyncSync(file.nfd);
          this.onSync(file.path ?? '');
          return 0;
        });
    });
    return ready;
  }
}
