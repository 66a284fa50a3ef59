import type { DownloadFailure } from './download-failure.ts';

const NOT_DOWNLOADED: Readonly<Record<DownloadFailure['_tag'], string>> = {
  DownloadFailed: 'Ops! Ocorreu um erro ao fazer o download do relatório.',
  NotDownloadable: 'Não foi possível baixar o arquivo.',
  NotFound: "Não foi possível encontrar o arquivo. Utilize a opção 'Reenviar documento'.",
  NotSaved: 'Ocorreu um erro ao tentar salvar o arquivo',
  NoViewer: 'O Arquivo foi salvo porém parece que você não tem um aplicativo instalado que consiga visualizá-lo.',
  OutOfDate: 'Este relatório é de outro dia. Abra-o de novo na lista de relatórios para baixá-lo.',
};

/** The hint of `NotFound` is in our words. @see spec B §8 Reports */
export const downloadMessage = ({ _tag }: DownloadFailure): string => NOT_DOWNLOADED[_tag];
