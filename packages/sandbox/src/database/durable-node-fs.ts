import { closeSync, fsyncSync } from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { OTHERS } from './data-folder.ts';
import { errorCode } from './transaction.ts';

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT']);

/** An open file of emscripten's node file system. */
interface OpenFile {
  readonly nfd: number;
  readonly path?: string;
}

const isOpenFile = (value: unknown): value is OpenFile => typeof value === 'object' && value !== null && 'nfd' in value;

interface NodeFileSystem {
  readonly stream_ops: { fsync?: (file: OpenFile) => number };
  readonly node_ops: {
    mknod: (...file: [parent: unknown, name: string, mode: number, device: number]) => unknown;
    setattr: (node: unknown, attributes: { readonly mode?: number }) => void;
  };
  /** Turns an error of Node into an errno, so that PostgreSQL panics on a failed sync as it should. */
  tryFSOperation: <T>(run: () => T) => T;
}

const isNodeFileSystem = (value: unknown): value is NodeFileSystem =>
  typeof value === 'object' &&
  value !== null &&
  'stream_ops' in value &&
  'node_ops' in value &&
  'tryFSOperation' in value;

/** Lets only the owner open each file and folder. PGlite would let all users of the machine open them. */
const closeToOthers = ({ node_ops: operations }: NodeFileSystem): void => {
  const { mknod, setattr } = operations;
  operations.mknod = (...[parent, name, mode, device]) => mknod(parent, name, mode & ~OTHERS, device);
  operations.setattr = (node, attributes) =>
    setattr(node, attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~OTHERS });
};

/**
 * The folder of the embedded database, with an fsync that reaches the disk, and closed to other users of the machine.
 *
 * PGlite 0.5.16 asks its file system to sync, but emscripten's node file system has no such operation. A power cut
 * would then lose writes that the database acknowledged. This class uses internals of emscripten, so the version of
 * PGlite is pinned and a test watches the syncs.
 */
export class DurableNodeFS extends NodeFS {
  private readonly onSync: (path: string) => void;
  private hasBeenFull = false;
  private openFiles: () => readonly OpenFile[] = () => [];

  constructor(folder: string, onSync: (path: string) => void = () => undefined) {
    super(folder);
    this.onSync = onSync;
  }

  /** Whether a write found no space. The engine tells only that it failed. */
  get isFull(): boolean {
    return this.hasBeenFull;
  }

  /** Closes the files of an engine that stopped, so that a process whose engine stops again and again has files left. */
  closeFiles(): void {
    // Two streams of emscripten may share a file.
    for (const file of new Set(this.openFiles().map(({ nfd }) => nfd))) closeSync(file);
    this.openFiles = () => [];
  }

  override async init(db: PGlite, options: Parameters<NodeFS['init']>[1]): ReturnType<NodeFS['init']> {
    const ready = await super.init(db, options);
    ready.emscriptenOpts.preRun?.push((module) => {
      const found: unknown = Reflect.get(module, 'NODEFS') ?? Reflect.get(module.FS, 'filesystems').NODEFS;
      if (!isNodeFileSystem(found)) throw new Error('this PGlite has no node file system to make durable');
      closeToOthers(found);
      this.watchRoom(found);
      this.openFiles = () => module.FS.streams.filter(isOpenFile);
      found.stream_ops.fsync = (file) =>
        found.tryFSOperation(() => {
          fsyncSync(file.nfd);
          this.onSync(file.path ?? '');
          return 0;
        });
    });
    return ready;
  }

  /** Remembers a full disk. */
  private watchRoom(files: NodeFileSystem): void {
    const { tryFSOperation } = files;
    files.tryFSOperation = (run) =>
      tryFSOperation(() => {
        try {
          return run();
        } catch (error) {
          if (DISK_FULL.has(errorCode(error))) this.hasBeenFull = true;
          throw error;
        }
      });
  }
}
