import { dayOfSaoPaulo } from '../time/sao-paulo-days.ts';
import { dayInBrazil } from './pdf/pdf-page.ts';
import type { PdfContent } from './pdf/pdf-content.ts';

interface Registered {
  readonly name: string;
  readonly document: string;
  readonly email: string;
  readonly phone_number: string;
}

/** The registration sheet of a client, in pt-BR. */
export const registrationSheet = ({ name, document, email, phone_number }: Registered, now: Date): PdfContent => {
  const madeOn = dayOfSaoPaulo(now);
  return {
    title: 'Ficha cadastral',
    subtitle: `Emitida em ${dayInBrazil(madeOn)}`,
    foot: 'Documento do ambiente de testes.',
    madeOn,
    blocks: [
      {
        kind: 'facts',
        facts: [
          ['Nome', name],
          [document.length === 11 ? 'CPF' : 'CNPJ', document],
          ['E-mail', email],
          ['Telefone', phone_number],
        ],
      },
    ],
  };
};
