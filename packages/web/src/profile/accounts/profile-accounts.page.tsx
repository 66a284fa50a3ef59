import { observer } from 'mobx-react-lite';
import { visitPage } from '../../shell/frame/signed-in-page.tsx';
import { PROFILE_ACCOUNTS } from './profile-accounts.module.ts';
import { FormBody } from '../../shell/frame/form-page.tsx';
import { DiscardQuestion } from '../../shell/frame/discard-question.tsx';
import { PageHead } from '../../shell/frame/page-head.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import { AccountList } from '../../registration/accounts/account-list.tsx';
import { accountRefusal } from './account-refusal.ts';
import { PROFILE_ACCOUNTS_TEXTS } from './profile-accounts.texts.ts';
import type { ProfileAccountsViewModel } from './profile-accounts.view-model.ts';

/** `/profile-bank-accounts`: the accounts of the client, and the ways to change them. */
export const Page = visitPage(
  { opens: PROFILE_ACCOUNTS.OpenAccounts, needs: { place: 'profileEditing', lead: PROFILE_ACCOUNTS_TEXTS.lead } },
  ({ model }) => (
    <div className="page">
      <PageHead title={PROFILE_ACCOUNTS_TEXTS.title} lead={PROFILE_ACCOUNTS_TEXTS.lead} back="/profile" />
      <WhenLoaded loaded={model.loaded} failed={{ title: PROFILE_ACCOUNTS_TEXTS.notLoaded }}>
        {(sent) => <AccountsForm sent={sent} />}
      </WhenLoaded>
      <DiscardQuestion edits={model.edits} />
    </div>
  ),
);

type Sent = NonNullable<ProfileAccountsViewModel['loaded']['value']>;

/** The page of one account saves what it changes. Here only a removal waits for 'Salvar'. @see decision 0233 */
const AccountsForm = observer(({ sent }: { readonly sent: Sent }) => (
  <FormBody
    className="stack-24"
    sent={sent}
    submit={sent.form.isChanged ? 'Salvar' : undefined}
    refusal={accountRefusal}
  >
    <AccountList form={sent.form} />
    {sent.form.isChanged && <output className="secondary">{PROFILE_ACCOUNTS_TEXTS.unsaved}</output>}
  </FormBody>
));
