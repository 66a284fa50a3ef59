import type { Routes } from '../http/api.ts';
import { openCall } from '../http/described-call.ts';
import { Bytes } from '../http/wire.schemas.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { dayInBrazil } from './pdf/pdf-page.ts';

/** The public forms by their names, with the title and the text of each. */
const FORMS: Readonly<Record<string, { readonly title: string; readonly text: readonly string[] }>> = {
  proposal: {
    title: 'Proposta de serviços',
    text: [
      'A Aroeira administra os seus investimentos conforme o seu perfil.',
      'Você acompanha a sua posição, investe e resgata pelo portal.',
      'Você pode encerrar o serviço quando quiser.',
    ],
  },
  privacy: {
    title: 'Política de privacidade',
    text: [
      'A Aroeira usa os seus dados para cuidar dos seus investimentos.',
      'Nenhum dado seu é vendido.',
      'Você pode pedir os seus dados, ou a correção deles, quando quiser.',
    ],
  },
};

/** Forms that anybody may read. @see spec A §7 "public proposal and privacy-policy forms"; spec B §7 `forms/{file}.pdf` */
export const publicFormRoutes: Routes = (api, { pdfs, clock }) => {
  for (const [name, { title, text }] of Object.entries(FORMS))
    api.get(`/forms/${name}.pdf`, openCall('registration', `The form ${name}`, { answer: Bytes }), (_, reply) => {
      const madeOn = dayOfSaoPaulo(clock.now());
      void reply.type('application/pdf');
      return pdfs.make({
        title,
        subtitle: `Emitida em ${dayInBrazil(madeOn)}`,
        foot: 'Documento do ambiente de testes.',
        madeOn,
        blocks: text.map((line) => ({ kind: 'paragraph', text: line })),
      });
    });
};
