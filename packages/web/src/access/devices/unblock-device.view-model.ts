import {
  unblockForm,
  type Destination,
  type UnblockDevice,
  type UnblockFailure,
  type UnblockQuestion,
} from '@aroeira/domain/access';
import { Call } from '../../ui/call.ts';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';

/** What a visit to /unblockDevice works with. The view model knows no route. */
export interface UnblockDeviceParts {
  /** Three questions, drawn for this visit. */
  readonly asked: readonly UnblockQuestion[];
  readonly unblock: UnblockDevice;
  readonly unblocked: (destination: Destination) => void;
  readonly lockedOut: () => void;
  readonly ports: FormPorts;
}

type Questions = ReturnType<typeof unblockForm>['fields'];

/** One visit to /unblockDevice. @see spec A §2 Password and device screens */
export class UnblockDeviceViewModel {
  readonly form: FormModel<Questions, UnblockQuestion>;
  readonly sending = new Call<UnblockFailure>();
  private readonly parts: UnblockDeviceParts;

  constructor(parts: UnblockDeviceParts) {
    this.parts = parts;
    this.form = new FormModel(unblockForm(parts.asked), parts.ports);
  }

  submit = async (): Promise<void> => {
    const { unblock, unblocked, lockedOut } = this.parts;
    const answers = this.form.submit();
    if (answers === undefined) return this.sending.refuse({ _tag: 'AnswersInvalid' });
    await this.sending.run(unblock(answers), {
      done: unblocked,
      refused: (failure) => {
        if (failure._tag === 'MaxTriesReached') lockedOut();
      },
    });
  };

  close = (): void => this.sending.close();
}
