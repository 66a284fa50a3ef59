import { registrationFieldMessage } from '@aroeira/domain/registration/messages';
import { visitPage } from '../../shell/frame/signed-in-page.tsx';
import { PROFILE_ACCOUNTS } from './profile-accounts.module.ts';
import { LoadedFormPage } from '../../shell/frame/loaded-form-page.tsx';
import { DiscardQuestion } from '../../shell/frame/discard-question.tsx';
import { FormFields } from '../../ui/forms/form-fields.tsx';
import { DraftNote } from '../../registration/drafts/draft-note.tsx';
import { accountRefusal } from './account-refusal.ts';
import { PROFILE_ACCOUNTS_TEXTS } from './profile-accounts.texts.ts';

/** `/profile-bank-accounts/add`: one account, new or saved. Its title is there before anybody knows which. */
export const Page = visitPage(
  { opens: PROFILE_ACCOUNTS.OpenAccount, needs: { place: 'profileEditing', lead: PROFILE_ACCOUNTS_TEXTS.oneLead } },
  ({ model }) => (
    <>
      <LoadedFormPage
        title={PROFILE_ACCOUNTS_TEXTS.oneTitle}
        lead={PROFILE_ACCOUNTS_TEXTS.oneLead}
        back="/profile-bank-accounts"
        model={model}
        failed={{ title: PROFILE_ACCOUNTS_TEXTS.notLoaded }}
        refusal={accountRefusal}
        submit="Salvar conta"
      >
        {(form) => (
          <>
            <FormFields form={form} sentenceOf={registrationFieldMessage} />
            <DraftNote draft={model.draft} />
          </>
        )}
      </LoadedFormPage>
      <DiscardQuestion edits={model.edits} />
    </>
  ),
);
