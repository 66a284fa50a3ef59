import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import type { Copying } from '../ui/copying.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import type { Loaded } from '../ui/loaded.ts';
import { WhenLoaded } from '../ui/when-loaded.tsx';
import { codeIn } from './controls.adapter.ts';
import type { Mail } from './controls.codecs.ts';
import { NOT_LOADED, Section } from './section.tsx';
import { momentOf } from './workbench.messages.ts';

interface Props {
  readonly mails: Loaded<readonly Mail[]>;
  readonly copying: Copying;
}

/** The e-mails that the sandbox sent, newest first, with their codes in sight. */
export const MailsScreen = ({ mails, copying }: Props) => (
  <Section
    title="E-mails"
    lead="O que o sandbox enviou, do mais novo ao mais antigo."
    model={mails}
    aside={
      <div className="workbench-tools">
        <Button look="secondary" icon="retry" onPress={() => void mails.refresh()}>
          Atualizar
        </Button>
      </div>
    }
  >
    <WhenLoaded loaded={mails} failed={NOT_LOADED}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState
            title="Nenhum e-mail ainda"
            body="Um código de dois passos, uma senha temporária ou um relatório aparecem aqui."
            level={2}
          />
        ) : (
          <Card title={all.length === 1 ? '1 e-mail' : `${all.length} e-mails`}>
            <ul className="rows workbench-rows">
              {all.map((mail, place) => (
                <MailRow key={`${mail.sentAt} ${all.length - place}`} mail={mail} copying={copying} />
              ))}
            </ul>
          </Card>
        )
      }
    </WhenLoaded>
  </Section>
);

const MailRow = ({ mail, copying }: { readonly mail: Mail; readonly copying: Copying }) => {
  const code = codeIn(mail.text);
  return (
    <li className="workbench-row is-top">
      <div className="grow stack-4">
        <p className="strong">{mail.subject}</p>
        <p className="caption">
          {mail.to} · {momentOf(mail.sentAt)}
        </p>
        <details>
          <summary className="link">
            Ler <span className="sr-only">{mail.subject}</span>
          </summary>
          <p className="workbench-mail">{mail.text}</p>
          {mail.attachments.map(({ fileName }) => (
            <p key={fileName} className="caption">
              Anexo: {fileName}
            </p>
          ))}
        </details>
      </div>
      {code !== undefined && (
        <span className="workbench-mail-code">
          <span className="sr-only">Código </span>
          <b className="num">{code}</b>
          <CopyButton copying={copying} name={`código ${code}`} value={code} />
        </span>
      )}
    </li>
  );
};
