import { act, fireEvent, screen } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Gives the pages of a PDF a size, which jsdom does not: 900 px of paper in a window of 300 px. */
export const layPaper = (fullHeight = 900): void => {
  for (const [name, pixels] of Object.entries({ scrollHeight: fullHeight, clientHeight: 300, clientWidth: 300 })) {
    const size = vi.spyOn(HTMLElement.prototype, name as 'clientHeight', 'get').mockReturnValue(pixels);
    onTestFinished(() => size.mockRestore());
  }
};

/** Scrolls the paper, as a client does who reads. @param top the pixels above the window */
export const scrollPaper = async (title: string, top: number): Promise<void> => {
  const paper = await screen.findByRole('region', { name: title });
  act(() => void fireEvent.scroll(paper, { target: { scrollTop: top } }));
};
