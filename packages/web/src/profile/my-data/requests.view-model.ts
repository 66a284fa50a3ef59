import { todayOf, type CalendarDay, type CallFailure, type Clock } from '@aroeira/domain/kernel';
import {
  dataRequestForm,
  openRequest,
  type DataRequest,
  type DataRequestDraft,
  type DataRequestNotSent,
  type RequestOpen,
  type SendDataRequest,
} from '@aroeira/domain/profile';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { makeAutoObservable, observableRef } from 'mobx';
import { Asking } from '../../ui/asking.ts';
import { Call } from '../../ui/call.ts';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import { sentForm, type SentForm } from '../../ui/forms/sent-form.ts';
import { Loaded } from '../../ui/loaded.ts';

/** What the requests work with. */
export interface RequestsParts {
  readonly clientId: number;
  readonly list: TE.TaskEither<CallFailure, readonly DataRequest[]>;
  readonly sendRequest: SendDataRequest;
  readonly forms: FormPorts;
  /** The server's time. */
  readonly clock: Clock;
  readonly sent: () => void;
}

type NotKept = RequestOpen | DataRequestNotSent;

/** A request that the client is writing. */
export type Draft = SentForm<FormModel<typeof dataRequestForm>, NotKept>;

/** The two questions before a request for deletion. */
export type DeletionQuestion = 'held' | 'sure';

/** The requests about the data on one visit. @see decision 0242 */
export class RequestsViewModel {
  draft: Draft | undefined = undefined;
  readonly loaded: Loaded<readonly DataRequest[]>;
  readonly asking = new Asking<DeletionQuestion>();
  readonly #looking = new Call<CallFailure>();
  readonly #parts: RequestsParts;

  constructor(parts: RequestsParts) {
    this.#parts = parts;
    this.loaded = new Loaded(parts.list);
    makeAutoObservable<this, 'confirmed' | 'checked'>(
      this,
      { draft: observableRef, loaded: false, asking: false, confirmed: false, checked: false },
      { autoBind: true },
    );
  }

  /** Today in São Paulo, by the server's time. */
  get today(): CalendarDay {
    return todayOf(this.#parts.clock)();
  }

  /** Opens an empty form. */
  write(): void {
    this.draft = sentForm({
      form: new FormModel(dataRequestForm, this.#parts.forms),
      send: (draft) =>
        pipe(
          this.checked(draft),
          TE.chainW(() => this.confirmed(draft)),
          TE.chain((isWanted) =>
            isWanted ? this.#parts.sendRequest(this.#parts.clientId, draft) : TE.right<NotKept, undefined>(undefined),
          ),
        ),
      done: (request) => request && this.wrote(),
      refused: () => void this.look(),
    });
  }

  /** Closes the form. */
  leave(): void {
    this.asking.close();
    this.draft?.close();
    this.draft = undefined;
  }

  /** Asks again: the staff may have answered. A failure changes nothing. */
  async look(): Promise<void> {
    if (this.loaded.value !== undefined) await this.#looking.run(this.#parts.list, { done: this.loaded.show });
  }

  /** Ends the visit. */
  close(): void {
    this.leave();
    this.#looking.close();
    this.loaded.close();
  }

  private wrote(): void {
    this.leave();
    this.#parts.sent();
    void this.loaded.refresh();
  }

  /** The same words again go out: the server knows them, and an answer may have been lost. */
  private checked({ kind, message }: DataRequestDraft): TE.TaskEither<NotKept, void> {
    const open = openRequest(this.loaded.value ?? [], kind);
    return open === undefined || open.message === message
      ? TE.right(undefined)
      : TE.left({ _tag: 'RequestOpen', kind });
  }

  private confirmed({ kind }: DataRequestDraft): TE.TaskEither<never, boolean> {
    if (kind !== 'deletion') return TE.right(true);
    return pipe(
      this.asking.ask('held'),
      TE.chain((isWanted) => (isWanted ? this.asking.ask('sure') : TE.right(false))),
    );
  }
}
