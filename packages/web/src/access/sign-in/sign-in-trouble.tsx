import {
  codeMessage,
  CONSENT_FAILED,
  signInMessage,
  signOutMessage,
  type AlertText,
} from '@aroeira/domain/access/messages';
import { callFailureMessage, type Environment } from '@aroeira/domain/kernel/messages';
import { useDeployment } from '../../composition/deployment.ts';
import { FailureAlert } from '../../ui/feedback/support-code.tsx';
import type { Trouble } from './sign-in-steps.ts';

/** The place where a sign-in shows its failure: where the client is looking. */
type Place = 'entry' | 'code' | 'consent';

const PLACES: Readonly<Record<Trouble['_tag'], Place>> = {
  NotRevoked: 'entry',
  NotSignedIn: 'entry',
  CodeRefused: 'code',
  CodeNotSent: 'code',
  ConsentUnknown: 'entry',
  ConsentNotKept: 'consent',
};

/** The last failure, if this place shows it. */
export const SignInTrouble = ({ trouble, on }: { readonly trouble: Trouble | undefined; readonly on: Place }) => {
  const { environment } = useDeployment();
  if (trouble === undefined || PLACES[trouble._tag] !== on) return null;
  return (
    <FailureAlert failure={'failure' in trouble ? trouble.failure : undefined} {...textOf(trouble, environment)} />
  );
};

const textOf = (trouble: Trouble, environment: Environment): AlertText => {
  switch (trouble._tag) {
    case 'NotRevoked':
      return { body: signOutMessage({ _tag: 'RevokeFailed' }) };
    case 'NotSignedIn':
      return signInMessage(trouble.failure, environment);
    case 'CodeRefused':
      return { body: codeMessage(trouble.failure) };
    case 'CodeNotSent':
    case 'ConsentUnknown':
      return { body: callFailureMessage(trouble.failure, environment) };
    case 'ConsentNotKept':
      return { body: CONSENT_FAILED };
  }
};
