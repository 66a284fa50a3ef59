import { providerMessageForm, type WriteToProvider } from '@aroeira/domain/contact';
import { FormModel, type FormPorts } from '../../ui/forms/form-model.ts';
import { sentForm } from '../../ui/forms/sent-form.ts';

/** What a visit works with. */
interface ProviderParts {
  readonly clientId: number;
  readonly writeToProvider: WriteToProvider;
  readonly sent: () => void;
  readonly forms: FormPorts;
}

export type ProviderViewModel = ReturnType<typeof makeProviderModel>;

/** One visit to /talk-to-{product}. @see spec B §2 Other, B §5 Provider message form */
export const makeProviderModel = ({ clientId, writeToProvider, sent, forms }: ProviderParts) =>
  sentForm({
    form: new FormModel(providerMessageForm, forms),
    send: (values) => writeToProvider(clientId, values),
    done: sent,
  });
