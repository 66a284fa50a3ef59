import { mustChooseMain, unlockForm, type DeviceAccounts, type SavedAccount } from '@aroeira/domain/access';
import * as O from 'fp-ts/Option';
import { pipe } from 'fp-ts/function';
import * as T from 'fp-ts/Task';
import * as TE from 'fp-ts/TaskEither';
import { compareStructural, makeAutoObservable, observableRef } from 'mobx';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import { MainAccountViewModel } from './main-account.view-model.ts';
import type { Prompt, ReturningActions, ReturningExits } from './returning.ts';
import { SignInSteps } from '../sign-in/sign-in-steps.view-model.ts';

/**
 * One visit of a client whom this device knows: the current account, the way in, and the other accounts.
 *
 * @see spec A §2 Login screen, A §4 Returning-user Enter, Main account
 */
export class ReturningViewModel {
  accounts: DeviceAccounts;
  prompt: Prompt | undefined = undefined;
  readonly steps: SignInSteps;
  unlock: FormModel<typeof unlockForm>;
  private isMainPutOff = false;
  readonly #actions: ReturningActions;
  readonly #exits: ReturningExits;
  readonly #ports: FormPorts;

  constructor(actions: ReturningActions, exits: ReturningExits, ports: FormPorts) {
    this.#actions = actions;
    this.#exits = exits;
    this.#ports = ports;
    this.steps = new SignInSteps(actions, exits);
    this.unlock = new FormModel(unlockForm, ports);
    this.accounts = actions.read();
    makeAutoObservable(
      this,
      { accounts: observableRef, prompt: observableRef, unlock: observableRef, steps: false },
      { autoBind: true },
    );
  }

  get current(): SavedAccount | undefined {
    return O.toUndefined(this.accounts.current);
  }

  get others(): readonly SavedAccount[] {
    return this.accounts.all.filter(({ clientId }) => clientId !== this.current?.clientId);
  }

  /** Whether another account may become the current one now. */
  get isFree(): boolean {
    if (this.steps.isBusy || this.steps.asked._tag !== 'Entry') return false;
    return this.prompt === undefined || (this.prompt._tag === 'MainAccount' && this.prompt.model.isUntouched);
  }

  async open(): Promise<void> {
    const isConsentDue = this.#actions.isConsentDue();
    await this.steps.open();
    if (!isConsentDue) return this.askForMain();
    // The server stopped this client until they consent, so the question comes at once (decision 0157).
    await this.#actions.noticesRead();
    if (this.steps.isWanted()) await this.enter();
  }

  close(): void {
    this.steps.close();
    if (this.prompt?._tag === 'MainAccount') this.prompt.model.close();
  }

  /** Shows what other tabs changed, unless the client is in the middle of something. @see decision 0157 */
  catchUp(): void {
    if (this.isFree && !compareStructural(this.#actions.read(), this.accounts)) this.refresh();
  }

  /** Asks for consent first, then for the password or quick access. @see spec A §4 Returning-user Enter */
  async enter(): Promise<void> {
    const { current } = this;
    if (current === undefined) return;
    const consents = this.#actions.consentsOf(current);
    await this.steps.run(consents.status(current.document), {
      done: ({ uid, isAccepted }) => {
        if (isAccepted) return this.prove();
        this.steps.askConsent({
          document: current.document,
          accept: (terms) =>
            pipe(
              consents.answer({ uid, document: current.document, isAccepted: true, terms }),
              TE.map(() => ({ goOn: this.prove })),
            ),
          // Nobody is signed in yet, so only the visit ends.
          deny: T.of(undefined),
        });
      },
      refused: (failure) => this.steps.fail({ _tag: 'ConsentUnknown', failure }),
    });
  }

  async submitPassword(): Promise<void> {
    const values = this.unlock.submit();
    if (values === undefined || this.current === undefined) return;
    const { document } = this.current;
    await this.steps.begin(this.#actions.signIn({ document, ...values }, this.steps.isWanted), (failure) =>
      this.steps.fail({ _tag: 'NotSignedIn', failure }),
    );
  }

  async switchTo({ clientId }: SavedAccount): Promise<void> {
    await this.steps.run(this.#actions.switchTo(clientId), { done: this.refresh, refused: this.refresh });
  }

  askToRemove(account: SavedAccount): void {
    this.prompt = { _tag: 'Removal', account };
  }

  async remove({ clientId }: SavedAccount): Promise<void> {
    await this.steps.run(this.#actions.remove(clientId), {
      done: () => {
        this.#exits.removed();
        this.refresh();
      },
      // Another tab has already removed it.
      refused: this.refresh,
    });
  }

  /** Forgets the typed text. The next visit asks again for a main account when the client chose none. */
  closePrompt(): void {
    if (this.steps.isBusy) return;
    this.isMainPutOff ||= this.prompt?._tag === 'MainAccount';
    this.unlock = new FormModel(unlockForm, this.#ports);
    this.prompt = undefined;
    this.steps.backToEntry();
  }

  /**
   * Asks for quick access when the device has it, and otherwise for the password.
   *
   * @see spec A §4 Returning-user Enter
   */
  private prove(): void {
    const { current } = this;
    if (current === undefined) return;
    void this.steps.begin(this.#actions.quickAccess(current, this.steps.isWanted), (failure) => {
      this.prompt = { _tag: 'Password', instead: failure._tag === 'NotAttempted' ? undefined : failure };
    });
  }

  /** Asks which account is the main one when there are several and none is main. @see spec A §4 Main account */
  private askForMain(): void {
    if (this.isMainPutOff || !mustChooseMain(this.accounts.all)) return;
    this.prompt = { _tag: 'MainAccount', model: new MainAccountViewModel(this.#actions.setMain, this.refresh) };
  }

  private refresh(): void {
    this.prompt = undefined;
    this.accounts = this.#actions.read();
    if (this.accounts.all.length === 0) this.#exits.nobodyLeft();
    else this.askForMain();
  }
}
