import type { Routes } from '../http/api.ts';
import { openCall } from '../http/described-call.ts';
import { Bytes } from '../http/wire.schemas.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { plainText, type Written } from './plain-text.ts';
import { PRIVACY } from './privacy.text.ts';
import { PROPOSAL } from './proposal.text.ts';

/** The public forms by their names. */
const FORMS: Readonly<Record<string, Written>> = { proposal: PROPOSAL, privacy: PRIVACY };

/** Forms that anybody may read. @see spec A §7 "public proposal and privacy-policy forms"; spec B §7 `forms/{file}.pdf` */
export const publicFormRoutes: Routes = (api, { pdfs, clock }) => {
  for (const [name, form] of Object.entries(FORMS))
    api.get(`/forms/${name}.pdf`, openCall('registration', `The form ${name}`, { answer: Bytes }), (_, reply) => {
      void reply.type('application/pdf');
      return pdfs.make(plainText(form, dayOfSaoPaulo(clock.now())));
    });
};
