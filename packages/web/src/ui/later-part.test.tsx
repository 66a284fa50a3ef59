import { render, screen } from '@testing-library/react';
import { Component, Suspense, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { laterPart, renewParts } from './later-part.ts';

/** A page that says when a part of it failed, and is drawn again. */
class Page extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render(): ReactNode {
    return this.state.hasFailed ? 'Ops!' : <Suspense>{this.props.children}</Suspense>;
  }
}

it('asks again for a part that did not load, after a renewal and once', async () => {
  // React tells the console of the failure that is tested here.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let loads = 0;
  const Part = laterPart(async () => {
    loads += 1;
    if (loads === 1) throw new Error('offline');
    return ({ name }: { readonly name: string }) => <p>{name}</p>;
  });
  const draw = () =>
    render(
      <Page>
        <Part name="captcha" />
      </Page>,
    );
  draw();
  await screen.findByText('Ops!');
  renewParts();
  draw();
  await screen.findByText('captcha');
  draw();
  renewParts();
  draw();
  await vi.waitFor(() => expect(screen.getAllByText('captcha')).toHaveLength(3));
  expect(loads).toBe(2);
});
