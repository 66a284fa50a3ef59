import { SIGNING_TEXTS } from '@aroeira/domain/signature/messages';
import { observer } from 'mobx-react-lite';
import { useId, useRef } from 'react';
import { Redirect } from 'wouter';
import { useDeployment } from '../../composition/deployment.ts';
import { useInject, useVisit } from '../../composition/injection.tsx';
import { PDF } from '../../shell/pdf/pdf.tokens.ts';
import { TERMS } from './terms.tokens.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/fields/field-error.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Brand } from '../../ui/frame/brand.tsx';
import { PDF_NOT_SHOWN, type PdfReader } from '../../ui/pdf/pdf-document.ts';
import { PdfViewer, PdfWaiting } from '../../ui/pdf/pdf-viewer.tsx';
import { SubmitForm } from '../../ui/submit-form.tsx';
import { WhenLoaded } from '../../ui/when-loaded.tsx';
import type { TermViewModel } from './term.view-model.ts';
import { Tick } from '../../ui/tick.tsx';
import './terms.css';

/** `/registration/terms`: a term as a PDF, for anybody. */
export const Page = () => {
  const { brand } = useDeployment();
  const reader = useInject(PDF.Reader);
  const model = useVisit(TERMS.OpenTerm);
  if (typeof model === 'string') return <Redirect to={model} replace />;
  return <TermScreen model={model} reader={reader} product={brand.productName} />;
};

interface Props {
  readonly model: TermViewModel;
  readonly reader: PdfReader;
  /** The product's name. */
  readonly product: string;
}

const NOT_LOADED = { title: PDF_NOT_SHOWN };

/** `/registration/terms`: a term, and its acceptance if it needs one. The client accepts only what is on the screen. */
const TermScreen = observer(({ model, reader, product }: Props) => {
  const { term, pdf, back } = model;
  return (
    <div className="app">
      <main className="page term" id="main" tabIndex={-1}>
        <Brand name={product} />
        <div className="page-head">
          {term.isAccepted && <IconButton icon="back" label="Voltar" onPress={back} />}
          <h1 tabIndex={-1}>{term.title}</h1>
        </div>
        <WhenLoaded loaded={pdf} failed={NOT_LOADED} waiting={<PdfWaiting reader={reader} />}>
          {(bytes) => (
            <PdfViewer pdf={bytes} title={term.title} reader={reader} seen={model.seen}>
              {term.isAccepted && <Acceptance model={model} />}
            </PdfViewer>
          )}
        </WhenLoaded>
        {!term.isAccepted && (
          <Button look="secondary" onPress={back}>
            Voltar
          </Button>
        )}
      </main>
    </div>
  );
});

const Acceptance = observer(({ model }: { readonly model: TermViewModel }) => {
  const { term, answer, isReadToEnd, toggle, accept } = model;
  const why = useId();
  const box = useRef<HTMLInputElement>(null);
  const submit = () => {
    if (!answer.isChecked) box.current?.focus();
    accept();
  };
  return (
    <SubmitForm className="term-acceptance" isBusy={false} onSubmit={submit}>
      <Tick
        ref={box}
        type="checkbox"
        checked={answer.isChecked}
        disabled={!isReadToEnd}
        aria-invalid={answer.isMissing}
        aria-describedby={answer.isMissing || !isReadToEnd ? why : undefined}
        onChange={toggle}
      >
        {term.source._tag === 'ListedTerm' ? 'Li e aceito o termo' : 'Li e aceito a proposta'}
      </Tick>
      {!isReadToEnd && (
        <p className="hint" id={why}>
          {SIGNING_TEXTS.readToEnd}
        </p>
      )}
      {answer.isMissing && <FieldError id={why} sentence="Marque que você leu e aceita." />}
      <Button type="submit" isHeld={!isReadToEnd}>
        Aceito
      </Button>
    </SubmitForm>
  );
});
