import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

type Done = (error?: Error | null) => void;

/**
 * Connects `pg.Client` to the embedded database in this process, in the place of a socket.
 *
 * pg holds the messages of a query back until the last one, so they come here together and the engine runs once for all
 * of them. It hands its answer over as bytes: its own parser takes longer than most queries.
 */
export class EmbeddedSocket extends Duplex {
  private readonly db: PGlite;

  constructor(db: PGlite) {
    super();
    this.db = db;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  override _write(message: Buffer, _encoding: BufferEncoding, written: Done): void {
    const answers: Buffer[] = [];
    // The bytes lie in the memory of the engine, which writes over them.
    const onRawData = (bytes: Uint8Array): void => void answers.push(Buffer.from(bytes));
    this.db.execProtocolRawStream(message, { syncToFs: false, onRawData }).then(() => written(), written);
    for (const answer of answers) this.push(answer);
  }

  override _writev(messages: readonly { readonly chunk: Buffer }[], done: Done): void {
    this._write(Buffer.concat(messages.map(({ chunk }) => chunk)), 'utf8', done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  // pg calls these on a socket, or the stream does. Nothing is to be done here.
  override _read(): void {}
  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}
}
