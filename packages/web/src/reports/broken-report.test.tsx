import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { press } from '../composition/testing/press.ts';
import { PDF } from '../shell/pdf/pdf.tokens.ts';
import { fakePdf } from '../ui/pdf/testing/fake-pdf.ts';
import { onReports } from './testing/open-reports.ts';

const alert = async () => (await screen.findByRole('alert')).querySelector('h2')?.textContent;
const shown = () => screen.findByText('Texto da página 1');

describe('a report that nobody can draw', () => {
  const broken = (failures = 1) => fakePdf({ failures: Array(failures).fill({ _tag: 'NotReadable' }) }).reader;

  it.each(['this-week', '2026-10-31'])(
    'is neither saved nor sent, and a press asks the server for it again: %s (decision 0321) [R533]',
    async (date) => {
      const { read, pass, asked } = await onReports({ also: (put) => put(PDF.Reader, broken()) });
      await read(date);
      expect(await alert()).toBe('Erro ao carregar o relatório');
      for (const name of ['Download', 'Receber por e-mail']) expect(screen.queryByRole('button', { name })).toBeNull();
      await press('Tentar novamente');
      pass(0);
      await shown();
      expect(asked).toHaveLength(2);
      expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
    },
  );

  it('is not saved from the list either: the list asks for it anew', async () => {
    const { read, go, downloads } = await onReports({ also: (put) => put(PDF.Reader, broken()) });
    await read('2026-10-31');
    await alert();
    await go('/reports');
    await press('Download Outubro de 2026');
    expect(downloads.did.map(([how]) => how)).toEqual(['save']);
  });

  it('stays for who has no viewer: the file may be right', async () => {
    const { reader } = fakePdf({ failures: [{ _tag: 'ReaderNotLoaded' }] });
    const { read, asked } = await onReports({ also: (put) => put(PDF.Reader, reader) });
    await read('2026-10-31');
    expect((await screen.findByRole('alert')).textContent).toBe('Não foi possível carregar o documento PDF.');
    expect(screen.getByRole('button', { name: 'Download' })).toBeTruthy();
    await press('Tentar novamente');
    await shown();
    expect(asked).toHaveLength(1);
  });
});
