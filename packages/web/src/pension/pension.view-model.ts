import type { Document } from '@aroeira/domain/kernel';
import { pensionViewOf, type PensionCertificates, type PensionView } from '@aroeira/domain/pension';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { Loaded } from '../ui/loaded.ts';

interface Parts {
  readonly certificates: PensionCertificates;
  readonly document: Document;
}

/** The certificates on one visit. A failure is a panel of the page, so nothing fails here. @see spec B §8 Pension page */
export class PensionViewModel {
  readonly loaded: Loaded<PensionView, never>;

  constructor({ certificates, document }: Parts) {
    this.loaded = new Loaded(TE.fromTask(pipe(certificates.of(document), T.map(pensionViewOf))));
  }

  /** Undefined while it loads. */
  get view(): PensionView | undefined {
    return this.loaded.value;
  }

  readonly open = (): Promise<void> => this.loaded.load();

  /** The visit is over. */
  close(): void {
    this.loaded.close();
  }
}
