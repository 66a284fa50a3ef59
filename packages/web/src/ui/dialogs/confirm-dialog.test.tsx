import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';

const css = (file: string): string => readFileSync(`${import.meta.dirname}/../${file}`, 'utf8');

const Page = ({ answers, isBusy = false }: { answers: string[]; isBusy?: boolean }) => {
  const [isAsking, ask] = useState(false);
  const answer = (word: string) => () => {
    answers.push(word);
    ask(false);
  };
  return (
    <>
      <button type="button" onClick={() => ask(true)}>
        Sair
      </button>
      {isAsking && (
        <ConfirmDialog
          question="Tem certeza?"
          body="Isto não volta."
          yes="Sim"
          no="Não"
          isBusy={isBusy}
          onYes={answer('yes')}
          onNo={answer('no')}
        />
      )}
    </>
  );
};

const asked = async (isBusy = false): Promise<string[]> => {
  const answers: string[] = [];
  render(<Page answers={answers} isBusy={isBusy} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
  return answers;
};

it('has the question as its name and the sentence as its description, and answers by its buttons', async () => {
  const answers = await asked();
  const dialog = screen.getByRole('dialog', { name: 'Tem certeza?' });
  const sentence = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
  expect(sentence?.textContent).toBe('Isto não volta.');
  await userEvent.click(screen.getByRole('button', { name: 'Sim' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sair' }));
  await userEvent.click(screen.getByRole('button', { name: 'Não' }));
  expect(answers).toEqual(['yes', 'no']);
});

it('takes Esc as a no, and gives the focus back', async () => {
  const answers = await asked();
  screen.getByRole('button', { name: 'Sim' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(answers).toEqual(['no']);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sair' }));
});

it('gives the focus to the page when nothing had the focus before', async () => {
  const Opened = () => {
    const [isAsking, ask] = useState(true);
    const answer = () => ask(false);
    return (
      <main id="main" tabIndex={-1}>
        {isAsking && <ConfirmDialog question="Tem certeza?" yes="Sim" no="Não" onYes={answer} onNo={answer} />}
      </main>
    );
  };
  render(<Opened />);
  await userEvent.click(screen.getByRole('button', { name: 'Sim' }));
  expect(document.activeElement?.id).toBe('main');
});

it('ignores a second answer while the call runs', async () => {
  const answers = await asked(true);
  expect(screen.getByRole('button', { name: 'Sim' }).getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('button', { name: 'Não' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Sim' }));
  await userEvent.click(screen.getByRole('button', { name: 'Não' }));
  expect(answers).toEqual([]);
});

it('is 310 px wide, or as wide as a narrower screen allows [R004]', () => {
  // It grows with the reader's text size.
  const [, rem] = /--modal: ([\d.]+)rem;/.exec(css('tokens.css')) ?? [];
  expect(Number(rem) * 16).toBe(310);
  expect(css('styles/dialog.css')).toMatch(
    /\.modal \{\s+inline-size: min\(var\(--modal\), 100vw - 2 \* var\(--space-16\)\);/,
  );
});
