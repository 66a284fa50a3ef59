import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

type Written = (error?: Error | null) => void;

/**
 * Connects `pg.Client` to the embedded database in this process, in the place of a socket.
 *
 * pg writes the messages of a query together, so the engine runs once for all of them. The engine hands its answer over
 * as bytes: its own parser takes longer than a small query.
 */
export class EmbeddedSocket extends Duplex {
  private readonly db: PGlite;
  private answers: Buffer[] = [];
  private readonly options = {
    syncToFs: false,
    // The bytes lie in the memory of the engine, which writes over them.
    onRawData: (bytes: Uint8Array): void => void this.answers.push(Buffer.from(bytes)),
  };

  constructor(db: PGlite) {
    super();
    this.db = db;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  override _write(message: Buffer, _encoding: BufferEncoding, written: Written): void {
    this.answers = [];
    this.db.execProtocolRawStream(message, this.options).then(() => written(), written);
    for (const answer of this.answers) this.push(answer);
  }

  override _writev(messages: readonly { readonly chunk: Buffer }[], written: Written): void {
    this._write(Buffer.concat(messages.map(({ chunk }) => chunk)), 'utf8', written);
  }

  override _final(written: Written): void {
    this.push(null);
    written();
  }

  // pg calls these on a socket, or the stream does. Nothing is to be done here.
  override _read(): void {}
  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}
}
