import { once } from '../../kernel/once.ts';

const listFormat = once(() => new Intl.ListFormat('pt-BR'));

/**
 * That a draft holds no file, said while the client can still lose one.
 *
 * @param count how many files the client chose and did not send
 * @see decision 0202
 */
export const filesNotKeptMessage = (count: number): string =>
  count === 1
    ? 'Para sua segurança, o arquivo que você escolheu não fica guardado. Se sair antes de enviar, escolha-o de novo.'
    : 'Para sua segurança, os arquivos que você escolheu não ficam guardados. Se sair antes de enviar, escolha-os de novo.';

/**
 * That files are gone since the last visit.
 *
 * @param captions the captions of their fields
 * @see decision 0202
 */
export const filesLostMessage = (captions: readonly string[]): string => {
  const fields = listFormat().format(captions.map((caption) => `“${caption}”`));
  return captions.length === 1
    ? `Para sua segurança, o arquivo de ${fields} não ficou guardado. Escolha-o de novo.`
    : `Para sua segurança, os arquivos de ${fields} não ficaram guardados. Escolha-os de novo.`;
};
