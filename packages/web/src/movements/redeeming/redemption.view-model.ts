import type { Cents, Clock } from '@aroeira/domain/kernel';
import {
  orderSteps,
  placedOrderIn,
  preselectedAccount,
  redemptionForm,
  traceOfRedemption,
  type Movement,
  type OrderStep,
  type OrderTrace,
  type Redeeming,
  type LoadRedeeming,
  type OrderNotConfirmed,
  type RedemptionFailure,
  type RedemptionFieldError,
  type RedemptionForm,
  type RedemptionOrder,
  type RedemptionQuestion,
  type OrderUseCases,
} from '@aroeira/domain/movements';
import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import { compareStructural, makeAutoObservable, observableRef } from 'mobx';
import type { Kept } from '../../shell/session/kept.ts';
import type { Attention } from '../../shell/session/session-watch.adapter.ts';
import type { ReceiptModel } from '../receipt/receipt.view-model.ts';
import { Asking } from '../../ui/asking.ts';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import { guardReload, type Guarded } from '../../ui/forms/leave-guard.ts';
import { sentForm, type SentForm } from '../../ui/forms/sent-form.ts';
import { Loaded } from '../../ui/loaded.ts';

export type OpenFailure = ReturnType<LoadRedeeming> extends TE.TaskEither<infer F, Redeeming> ? F : never;
type Form = FormModel<ReturnType<typeof redemptionForm>['fields'], 'amount', RedemptionFieldError>;

/** A form of a redemption on the screen. */
export interface OpenRedemption extends Redeeming {
  readonly sent: SentForm<Form, RedemptionFailure | OrderNotConfirmed>;
}

/** What a visit works with. */
export interface RedemptionParts extends Pick<OrderUseCases, 'loadRedeeming' | 'redeem' | 'recall'> {
  readonly clientId: number;
  readonly fundId: number;
  readonly attention: Attention;
  readonly navigation: Guarded;
  readonly receipt: ReceiptModel;
  /** The key of a confirmation, for the server. */
  readonly newKey: () => string;
  readonly forms: FormPorts;
  /** The server's time. */
  readonly clock: Clock;
  /** The movement list of the session. It loads anew after the order. */
  readonly movements: Pick<Kept<readonly Movement[]>, 'state'>;
  /** The server took the order: what shows positions is old. It runs after the visit ended too. */
  readonly ordered: () => void;
}

/** One visit to the form of a redemption. @see spec B §4 Redemption flow */
export class RedemptionViewModel {
  /** The order that the server took. */
  order: RedemptionOrder | undefined = undefined;
  readonly asking = new Asking<RedemptionQuestion>();
  readonly loaded: Loaded<OpenRedemption, OpenFailure>;
  readonly receipt: ReceiptModel;
  /** The orders of the client, as far as this visit knows them. */
  #movements: Redeeming['movements'];
  #stops: readonly (() => void)[] = [];
  /** Something else is left of the fund than the client saw. The form is open anew. */
  hasMoved = false;
  #last: { readonly form: RedemptionForm; readonly key: string } | undefined;
  readonly #parts: RedemptionParts;

  constructor(parts: RedemptionParts) {
    this.#parts = parts;
    this.receipt = parts.receipt;
    this.loaded = new Loaded(
      pipe(
        parts.loadRedeeming(parts.clientId, parts.fundId),
        TE.map((redeeming) => ({ ...redeeming, sent: this.formOf(redeeming) })),
      ),
    );
    makeAutoObservable(
      this,
      { order: observableRef, asking: false, loaded: false, receipt: false },
      { autoBind: true },
    );
  }

  /** The order that the server took, as the movement list has it. `undefined` until the list loaded anew. */
  get placed(): Movement | undefined {
    const { state } = this.#parts.movements;
    const sent = this.sent;
    return state._tag === 'Fresh' && sent !== undefined ? placedOrderIn(state.value, sent) : undefined;
  }

  /** What happens with the order that the server took. Its days come with the list, which loads anew. @see decision 0376 */
  get steps(): readonly OrderStep[] {
    const { sent, placed } = this;
    if (sent === undefined) return [];
    return orderSteps(placed ?? { ...sent, processedAt: undefined, paymentAt: undefined }, this.#parts.clock.now());
  }

  /** Types a part of what can be redeemed. */
  type(amount: Cents): void {
    const form = this.loaded.value?.sent.form;
    form?.change('amount', form.fields.amount.write(amount));
  }

  /** Chooses the total redemption. */
  takeAll(): void {
    this.loaded.value?.sent.form.change('operation', 'total-redemption');
  }

  async open(): Promise<void> {
    const { attention, navigation } = this.#parts;
    const isTyped = () => this.order === undefined && this.loaded.value?.sent.form.isChanged === true;
    this.#stops = [attention.onReturn(() => void this.recall()), guardReload(navigation, isTyped)];
    await this.loaded.load();
  }

  /** Ends the visit. */
  close(): void {
    for (const stop of this.#stops) stop();
    this.asking.close();
    this.receipt.close();
    this.loaded.value?.sent.close();
    this.loaded.close();
  }

  private get sent(): OrderTrace | undefined {
    const [{ order }, fund] = [this, this.loaded.value?.fund];
    return order === undefined || fund === undefined
      ? undefined
      : traceOfRedemption(fund, order, this.#parts.clock.now());
  }

  private formOf({ fund, client, movements }: Redeeming): OpenRedemption['sent'] {
    this.#movements = movements;
    const { clientId, redeem, forms, ordered } = this.#parts;
    const bankAccountId = preselectedAccount(client.accounts)?.id;
    const form = new FormModel(redemptionForm(fund, client.accounts), forms, {
      saved: { ...(bankAccountId === undefined ? {} : { bankAccountId }), ...this.#last?.form },
    });
    return sentForm({
      form,
      send: (values) =>
        pipe(
          redeem(
            { clientId, fund, movements: this.#movements, form: values, key: this.keyFor(values) },
            this.asking.ask,
          ),
          TE.tapIO(() => ordered),
        ),
      done: this.done,
      refused: ({ _tag }) => (_tag === 'FundMoved' ? this.reopen() : undefined),
    });
  }

  /** The client comes back, perhaps from another tab in which they redeemed. */
  private async recall(): Promise<void> {
    this.#movements = (await this.#parts.recall(this.#parts.clientId)()).movements ?? this.#movements;
  }

  /** The same form keeps its key, so that the server books one order when an answer was lost. @see decision Q087 */
  private keyFor(form: RedemptionForm): string {
    if (this.#last === undefined || !compareStructural(this.#last.form, form))
      this.#last = { form, key: this.#parts.newKey() };
    return this.#last.key;
  }

  /** Shows the fund as it stands now, with what the client typed. @see decision 0302 */
  private async reopen(): Promise<void> {
    this.hasMoved = true;
    this.loaded.value?.sent.close();
    await this.loaded.load();
  }

  private done(order: RedemptionOrder): void {
    this.order = order;
  }
}
