import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';

type Written = (error?: Error | null) => void;

/** The engine ended in the middle of its work. It answers nothing more. It has PostgreSQL's code of a server that crashed. */
export class EngineStopped extends Error {
  readonly code = '57P02';
}

/** The first byte of the message that ends a connection. The engine does not answer it. */
const TERMINATE = 0x58;

/** The message that ends each answer of the engine: it waits for the next query, in a transaction or out of one. */
const READY = Buffer.from([0x5a, 0, 0, 0, 5]);
const READY_BYTES = READY.length + 1;

/** The last message may stand in two pieces. */
const isComplete = (pieces: readonly Buffer[]): boolean =>
  Buffer.concat(pieces.slice(-2).map((piece) => piece.subarray(-READY_BYTES)))
    .subarray(-READY_BYTES, -1)
    .equals(READY);

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
    // PGlite hides the abort of an engine that panicked, and pg would wait for the end of the answer for ever.
    if (message[0] !== TERMINATE && !isComplete(this.answers))
      this.destroy(new EngineStopped('the database engine stopped'));
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
