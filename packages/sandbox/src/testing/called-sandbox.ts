import type { SentMail } from '../controls/controls.schemas.ts';

/** A freshly seeded sandbox in this process, for a test or a file of tests. */
export interface TestSandbox {
  /** Calls the sandbox. It takes any origin: `http://sandbox.test/api/…`. */
  readonly fetch: typeof globalThis.fetch;
  /** Reads the sent e-mails, oldest first. @param to an address or a client's document */
  readonly outbox: (to?: string) => Promise<SentMail[]>;
  readonly close: () => Promise<void>;
}
