import {
  plannerMessageForm,
  type Correspondent,
  type Correspondents,
  type NoPlanner,
  type PlannerMessageNotSent,
  type ReachablePlanner,
  type WriteToPlanner,
} from '@aroeira/domain/contact';
import { makeAutoObservable, observableRef } from 'mobx';
import type { Copying } from '../../ui/copying.ts';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import { sentForm, type SentForm } from '../../ui/forms/sent-form.ts';
import { Loaded } from '../../ui/loaded.ts';
import { PlannerPhoto, type PlannerPhotoParts } from './planner-photo.ts';

/** What a visit works with. */
interface PlannerParts extends PlannerPhotoParts {
  readonly clientId: number;
  readonly correspondents: Correspondents;
  readonly writeToPlanner: WriteToPlanner;
  readonly copying: Copying;
  readonly forms: FormPorts;
  readonly sent: () => void;
}

/** A message that the client writes. */
export type PlannerMessageDraft = SentForm<FormModel<typeof plannerMessageForm>, PlannerMessageNotSent | NoPlanner>;

/** One visit to /profile-talktoplanner. @see spec B §2 Profile; decision Q151 */
export class PlannerViewModel {
  /** The message in the dialog, while it is open. */
  draft: PlannerMessageDraft | undefined = undefined;
  readonly loaded: Loaded<Correspondent>;
  readonly #parts: PlannerParts;
  readonly #photo: PlannerPhoto;

  constructor(parts: PlannerParts) {
    this.#parts = parts;
    this.#photo = new PlannerPhoto(parts);
    this.loaded = new Loaded(parts.correspondents.of(parts.clientId), { shown: ({ planner }) => this.show(planner) });
    makeAutoObservable(this, { draft: observableRef, loaded: false, copying: false }, { autoBind: true });
  }

  /** The address of the photo. */
  get photo(): string | undefined {
    return this.#photo.address;
  }

  get copying(): Copying {
    return this.#parts.copying;
  }

  async open(): Promise<void> {
    await this.loaded.load();
  }

  /** Opens the dialog with an empty message. */
  write(): void {
    const { clientId, writeToPlanner, forms } = this.#parts;
    this.draft = sentForm({
      form: new FormModel(plannerMessageForm, forms),
      send: (message) => writeToPlanner(clientId, message),
      done: this.wrote,
    });
  }

  /** Closes the dialog. A message on its way still arrives. */
  leave(): void {
    this.draft?.close();
    this.draft = undefined;
  }

  /** Ends the visit. */
  close(): void {
    this.leave();
    this.#parts.copying.close();
    this.#photo.close();
    this.loaded.close();
  }

  private wrote(): void {
    this.leave();
    this.#parts.sent();
  }

  private show(planner: ReachablePlanner | undefined): void {
    if (planner !== undefined) void this.#photo.show(planner.id);
  }
}
