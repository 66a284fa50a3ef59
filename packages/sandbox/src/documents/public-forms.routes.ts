import type { Routes } from '../http/api.ts';
import { openCall } from '../http/described-call.ts';
import { Bytes } from '../http/wire.schemas.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { plainText } from './plain-text.ts';

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
  for (const [name, form] of Object.entries(FORMS))
    api.get(`/forms/${name}.pdf`, openCall('registration', `The form ${name}`, { answer: Bytes }), (_, reply) => {
      void reply.type('application/pdf');
      return pdfs.make(plainText(form, dayOfSaoPaulo(clock.now())));
    });
};
