import { registrationFieldMessage } from '@aroeira/domain/registration/messages';
import { useVisit } from '../../composition/use-visit.ts';
import { Permitted } from '../../registration/standing/permitted.tsx';
import { SignedInFrame } from '../../shell/frame/signed-in-frame.tsx';
import { PROFILE_ACCOUNTS } from './accounts.tokens.ts';
import { LoadedFormPage } from '../../shell/frame/form-page.tsx';
import { DiscardQuestion } from '../../shell/frame/discard-question.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import { accountRefusal } from './account-refusal.ts';
import type { ProfileAccountViewModel } from './profile-account.view-model.ts';
import { PROFILE_ACCOUNTS_TEXTS } from './profile-accounts.texts.ts';

/** `/profile-bank-accounts/add`. It draws nothing while a session ends. */
export const Page = () => (
  <SignedInFrame>
    <Permitted to="profileEditing">
      <Account />
    </Permitted>
  </SignedInFrame>
);

const Account = () => {
  const model = useVisit(PROFILE_ACCOUNTS.OpenAccount);
  return model === undefined ? null : <ProfileAccountScreen model={model} />;
};

/** `/profile-bank-accounts/add`: one account, new or saved. */
const ProfileAccountScreen = ({ model }: { readonly model: ProfileAccountViewModel }) => (
  <>
    <LoadedFormPage
      title={model.isNew ? PROFILE_ACCOUNTS_TEXTS.add : PROFILE_ACCOUNTS_TEXTS.change}
      lead={PROFILE_ACCOUNTS_TEXTS.oneLead}
      back="/profile-bank-accounts"
      model={model}
      failed={{ title: 'Ops!', body: PROFILE_ACCOUNTS_TEXTS.notLoaded }}
      refusal={accountRefusal}
      submit="Salvar conta"
    >
      {(form) => <FormFields form={form} sentenceOf={registrationFieldMessage} />}
    </LoadedFormPage>
    <DiscardQuestion edits={model.edits} />
  </>
);
