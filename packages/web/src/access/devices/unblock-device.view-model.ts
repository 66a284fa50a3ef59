import {
  unblockForm,
  type Destination,
  type UnblockDevice,
  type UnblockFailure,
  type UnblockQuestion,
} from '@aroeira/domain/access';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import { sentForm } from '../../ui/forms/sent-form.ts';

/** What a visit to /unblockDevice works with. The view model knows no route. */
interface UnblockDeviceParts {
  /** Three questions, drawn for this visit. */
  readonly asked: readonly UnblockQuestion[];
  readonly unblock: UnblockDevice;
  readonly unblocked: (destination: Destination) => void;
  readonly lockedOut: () => void;
  readonly ports: FormPorts;
}

const whenWrong: UnblockFailure = { _tag: 'AnswersInvalid' };

export type UnblockDeviceViewModel = ReturnType<typeof makeUnblockDeviceModel>;

/** One visit to /unblockDevice. @see spec A §2 Password and device screens */
export const makeUnblockDeviceModel = ({ asked, unblock, unblocked, lockedOut, ports }: UnblockDeviceParts) =>
  sentForm({
    form: new FormModel(unblockForm(asked), ports),
    send: unblock,
    done: unblocked,
    refused: (failure) => {
      if (failure._tag === 'MaxTriesReached') lockedOut();
    },
    whenWrong,
  });
