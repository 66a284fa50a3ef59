import type { Session } from '@aroeira/domain/access';
import { todayOf, type Clock } from '@aroeira/domain/kernel';
import {
  checkSignature,
  isRegisteredName,
  signingCityForm,
  typedNameForm,
  withTyped,
  type Sign,
  type SignaturePad,
  type SigningFailure,
} from '@aroeira/domain/signature';
import * as E from 'fp-ts/Either';
import { Call } from '../ui/call.ts';
import { FormModel, type FormPorts } from '../ui/forms/form-model.ts';
import type { Admission } from './admission.ts';
import type { Ink } from './ink.ts';
import type { SigningDesk } from './signing-desk.ts';

interface Parts {
  readonly desk: SigningDesk;
  readonly admitted: Admission;
  readonly ink: Ink;
  readonly session: Session;
  readonly sign: Sign;
  readonly serverClock: Clock;
  readonly ports: FormPorts;
  /** Whether this deployment takes a typed name. @see decision Q172 */
  readonly canType: boolean;
  /** The client signed. */
  readonly signed: () => void;
}

export type SignViewModel = ReturnType<typeof makeSignModel>;

/** One visit to /registration/signature/sign. @see spec A §3 Signature, A §5 Registration, Terms; decision Q172 */
export const makeSignModel = (parts: Parts) => {
  const { desk, admitted, ink, session, sign, serverClock, ports, canType, signed } = parts;
  const city = new FormModel(signingCityForm, ports, { saved: { signingCity: desk.city } });
  const name = new FormModel(typedNameForm, ports, { saved: { typedName: desk.typedName } });
  const call = new Call<SigningFailure>();
  const signature = (): readonly unknown[] => [desk.method, desk.pad, name.typed];
  /** The signature of the last press. What was said of it says nothing of another one. */
  let pressed: readonly unknown[] = [];

  const failureToShow = (): SigningFailure | undefined => {
    const { failure } = call;
    const isOfSignature = failure?._tag === 'SignatureMissing' || failure?._tag === 'NameUnlike';
    return isOfSignature && signature().some((part, at) => part !== pressed[at]) ? undefined : failure;
  };

  /** The pad to send. A name that is not typed right gives none. */
  const padOf = (): SignaturePad | SigningFailure => {
    if (desk.method === 'drawn') return desk.pad;
    const { typedName = '' } = name.submit() ?? {};
    return isRegisteredName(typedName, session.name) ? withTyped(ink.write(typedName)) : { _tag: 'NameUnlike' };
  };

  const submit = async (): Promise<void> => {
    pressed = signature();
    const { signingCity = '' } = city.submit() ?? {};
    const pad = padOf();
    if ('_tag' in pad) return call.refuse(pad);
    const checked = checkSignature({ pad, method: desk.method, city: signingCity }, todayOf(serverClock)());
    if (E.isRight(checked))
      return call.run(sign(session.clientId, checked.right), {
        done: () => {
          desk.sign();
          signed();
        },
      });
    const missing = checked.left.find(({ _tag }) => _tag !== 'SigningCityMissing');
    // The field says that the city is missing.
    return missing === undefined ? call.dismiss() : call.refuse(missing);
  };

  return {
    desk,
    admitted,
    ink,
    session,
    canType,
    city,
    name,
    call,
    failureToShow,
    submit,
    open: () => admitted.load(),
    close: () => {
      if (!desk.hasSigned) desk.keepTyped(city.typed.signingCity, name.typed.typedName);
      admitted.close();
      city.close();
      name.close();
      call.close();
    },
  };
};
