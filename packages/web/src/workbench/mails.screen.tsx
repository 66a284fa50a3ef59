import { Card } from '../ui/card.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { CopyButton } from '../ui/copy-button.tsx';
import type { Copying } from '../ui/copying.ts';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { WhenLoaded } from '../ui/when-loaded.tsx';
import type { MailsPart, PageMail } from './mails.view-model.ts';
import { NOT_LOADED, Section, WAITING } from './section.tsx';
import { momentOf } from './workbench.messages.ts';

/** The e-mails that the sandbox sent, newest first, with their codes in sight. */
export const MailsScreen = ({ mails, copying }: { readonly mails: MailsPart; readonly copying: Copying }) => (
  <Section
    title="E-mails"
    lead="O que o sandbox enviou, do mais novo ao mais antigo. Os novos aparecem sozinhos."
    model={mails}
  >
    <WhenLoaded loaded={mails.all} failed={NOT_LOADED} waiting={WAITING}>
      {(all) =>
        all.length === 0 ? (
          <EmptyState
            title="Nenhum e-mail ainda"
            body="Um código de duas etapas, uma senha temporária ou um relatório aparecem aqui."
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

const MailRow = ({ mail, copying }: { readonly mail: PageMail; readonly copying: Copying }) => {
  const { code } = mail;
  return (
    <li className="workbench-row is-top">
      <div className="grow stack-4">
        <p className="strong">{mail.subject}</p>
        <p className="caption">
          {mail.to} · {momentOf(mail.sentAt)}
        </p>
        <Disclosure
          head={
            <>
              Ler <span className="sr-only">{mail.subject}</span>
            </>
          }
        >
          <p className="workbench-mail">{mail.text}</p>
          {mail.attachments.map(({ fileName }) => (
            <p key={fileName} className="caption">
              Anexo: {fileName}
            </p>
          ))}
        </Disclosure>
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
