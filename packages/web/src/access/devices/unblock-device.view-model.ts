import {
  unblockForm,
  type Destination,
  type UnblockDevice,
  type UnblockFailure,
  type UnblockQuestion,
} from '@aroeira/domain/access';
import * as E from 'fp-ts/Either';
import { makeAutoObservable, runInAction } from 'mobx';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';

/** Where unblocking leads; the view model knows no route. */
export interface UnblockExits {
  readonly unblocked: (destination: Destination) => void;
  readonly lockedOut: () => void;
}

type Questions = ReturnType<typeof unblockForm>['fields'];

/** One visit to /unblockDevice: three questions, drawn for this visit. @see spec A §2 Password and device screens */
export class UnblockDeviceViewModel {
  failure: UnblockFailure | undefined = undefined;
  /** A call is under way: whatever is pressed meanwhile does nothing, so that a double tap is one try. */
  isBusy = false;
  readonly form: FormModel<Questions, UnblockQuestion>;
  private readonly unblock: UnblockDevice;
  private readonly exits: UnblockExits;

  constructor(asked: readonly UnblockQuestion[], unblock: UnblockDevice, around: UnblockExits & FormPorts) {
    this.form = new FormModel(unblockForm(asked), around);
    this.unblock = unblock;
    this.exits = around;
    makeAutoObservable<this, 'unblock' | 'exits'>(
      this,
      { form: false, unblock: false, exits: false },
      { autoBind: true },
    );
  }

  async submit(): Promise<void> {
    if (this.isBusy) return;
    const answers = this.form.submit();
    this.failure = answers === undefined ? { _tag: 'AnswersInvalid' } : undefined;
    if (answers === undefined) return;
    this.isBusy = true;
    const answer = await this.unblock(answers)();
    runInAction(() => {
      this.isBusy = false;
      if (E.isRight(answer)) this.exits.unblocked(answer.right);
      else this.refuse(answer.left);
    });
  }

  private refuse(failure: UnblockFailure): void {
    this.failure = failure;
    if (failure._tag === 'MaxTriesReached') this.exits.lockedOut();
  }
}
