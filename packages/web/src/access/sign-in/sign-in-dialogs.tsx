import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { QuickAccessQuestion } from '../quick-access/quick-access-question.tsx';
import type { SignInSteps } from './sign-in-steps.view-model.ts';
import { laterPart } from '../../ui/later-part.tsx';

// The server's answer asks it, so the first page does without it.
const SignInQuestion = laterPart(async () => (await import('./sign-in-question.modal.tsx')).SignInQuestion);

/** What covers a sign-in: the wait before the client can use the form, and the questions after it. */
export const SignInDialogs = observer(({ steps }: { readonly steps: SignInSteps }) => {
  const { asked } = steps;
  switch (asked._tag) {
    case 'Nothing':
      return <Revoking />;
    case 'Entry':
      return null;
    case 'Code':
    case 'Consent':
      return (
        <Suspense fallback={null}>
          <SignInQuestion steps={steps} asked={asked} />
        </Suspense>
      );
    case 'QuickAccess':
      return <QuickAccessQuestion offer={asked.offer} />;
  }
});

/** Covers the form while the app revokes the tokens of an earlier session. @see spec A §2 Login screen */
const Revoking = () => (
  <output className="sheet-overlay">
    <span className="ring" aria-hidden="true" />
    Encerrando sua sessão anterior…
  </output>
);
