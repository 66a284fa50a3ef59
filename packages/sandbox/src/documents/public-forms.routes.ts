import { Type } from '@sinclair/typebox';
import type { Routes } from '../http/api.ts';
import { openCall } from '../http/described-call.ts';
import { refuseWord } from '../http/refusal.ts';
import { Bytes } from '../http/wire.schemas.ts';
import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { BLANK_FORMS } from './blank-forms.text.ts';
import { plainText, type Written } from './plain-text.ts';
import { PRIVACY } from './privacy.text.ts';
import { PROPOSAL } from './proposal.text.ts';

const FORMS: ReadonlyMap<string, Written> = new Map([
  ['proposal', PROPOSAL],
  ['privacy', PRIVACY],
  ...Object.entries(BLANK_FORMS),
]);

const FormParams = Type.Object({ file: Type.String({ maxLength: 60 }) });

/** Forms for anybody. @see spec A §7 "public proposal and privacy-policy forms"; spec B §7 `forms/{file}.pdf` */
export const publicFormRoutes: Routes = (api, { pdfs, clock }) => {
  api.get(
    '/forms/:file.pdf',
    openCall('registration', 'A public form', { params: FormParams, answer: Bytes }),
    (request, reply) => {
      const form = FORMS.get(request.params.file);
      if (form === undefined) throw refuseWord(404, 'not_found');
      void reply.type('application/pdf');
      return pdfs.make(plainText(form, dayOfSaoPaulo(clock.now())));
    },
  );
};
