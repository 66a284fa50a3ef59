import type { Routes } from '../http/api.ts';
import { openCall } from '../http/described-call.ts';
import { Bytes } from '../http/wire.schemas.ts';
import type { PdfContent } from './pdf/pdf-content.ts';

const form = (title: string, paragraphs: readonly string[]): PdfContent => ({
  title,
  subtitle: 'Versão de 02/01/2026',
  foot: 'Documento do ambiente de testes.',
  madeOn: '2026-01-02',
  blocks: paragraphs.map((text) => ({ kind: 'paragraph', text })),
});

/** The public forms by their names. */
const FORMS: Readonly<Record<string, PdfContent>> = {
  proposal: form('Proposta de serviços', [
    'A Aroeira administra os seus investimentos conforme o seu perfil.',
    'Você acompanha a sua posição, investe e resgata pelo portal.',
    'Você pode encerrar o serviço quando quiser.',
  ]),
  privacy: form('Política de privacidade', [
    'A Aroeira usa os seus dados para cuidar dos seus investimentos.',
    'Nenhum dado seu é vendido.',
    'Você pode pedir os seus dados, ou a correção deles, quando quiser.',
  ]),
};

/** Forms that anybody may read. @see spec A §7 "public proposal and privacy-policy forms"; spec B §7 `forms/{file}.pdf` */
export const publicFormRoutes: Routes = (api, { pdfs }) => {
  for (const [name, content] of Object.entries(FORMS))
    api.get(`/forms/${name}.pdf`, openCall('registration', `The form ${name}`, { answer: Bytes }), (_, reply) => {
      void reply.type('application/pdf');
      return pdfs.make(content);
    });
};
