import { afterEach, expect, it, vi } from 'vitest';
import { takeOver } from './take-over.ts';

const FORM = `<form><input value=""><input type="checkbox"><button>Entrar</button></form><a href="/welcome">Voltar</a>`;

/** The page of the build, and the hidden place of the app's. `draw` puts a page there. */
const open = () => {
  document.body.innerHTML = `<div id="drawn"><main>${FORM}</main></div><div id="root" hidden></div>`;
  const [drawn, page] = [...document.body.children] as [HTMLElement, HTMLElement]; // made above
  const pressed: (string | null)[] = [];
  page.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) pressed.push(target.textContent);
  });
  page.addEventListener('submit', (event) => event.preventDefault());
  const ready = takeOver(drawn, page);
  const draw = async (html: string): Promise<void> => {
    page.innerHTML = html;
    ready();
    await vi.waitFor(() => expect([drawn.isConnected, page.hidden]).toEqual([false, false]));
  };
  const find = <E extends Element>(within: HTMLElement, of: string): E => {
    const found = within.querySelector<E>(of);
    if (found === null) throw new Error(`There is no ${of}`);
    return found;
  };
  return { drawn, page, pressed, ready, draw, find };
};

// The next file of tests has the same document.
afterEach(() => document.body.replaceChildren());

it('shows the message of a page that did not load, and presses nothing there', async () => {
  const { drawn, draw, find, pressed } = open();
  find<HTMLElement>(drawn, 'button').dataset['pressed'] = '1';
  await draw('<main><h1>Ops!</h1><input><input><button>Tentar novamente</button><a>Voltar</a></main>');
  expect(pressed).toEqual([]);
});

it('leaves what the app filled in and the person did not', async () => {
  const { page, draw, find } = open();
  await draw(
    `<main>${FORM.replace('value=""', 'value="63287253026"').replace('"checkbox"', '"checkbox" checked')}</main>`,
  );
  expect([find<HTMLInputElement>(page, 'input').value, find<HTMLInputElement>(page, '[type]').checked]).toEqual([
    '63287253026',
    true,
  ]);
});

it.each(['input', 'button', 'a'])('keeps the focus on %s', async (control) => {
  const { drawn, page, draw, find } = open();
  find<HTMLElement>(drawn, control).focus();
  await draw(`<main>${FORM}</main>`);
  expect(document.activeElement).toBe(find(page, control));
});

it('waits until the form can be used, and presses a button once', async () => {
  const { drawn, page, pressed, ready, draw, find } = open();
  find<HTMLElement>(drawn, 'button').dataset['pressed'] = '1';
  ready();
  page.innerHTML = `<main>${FORM.replace('<form>', '<form inert>')}</main>`;
  await new Promise((resolve) => setTimeout(resolve));
  expect(drawn.isConnected).toBe(true);
  await draw(`<main>${FORM}</main>`);
  expect(pressed).toEqual(['Entrar']);
});

it('presses what was pressed in the order of the presses', async () => {
  const { drawn, pressed, draw } = open();
  const form = '<main><button>Mostrar senha</button><button>Entrar</button></main>';
  drawn.innerHTML = form;
  [...drawn.querySelectorAll('button')].forEach((button, i) => (button.dataset['pressed'] = String(2 - i)));
  await draw(form);
  expect(pressed).toEqual(['Entrar', 'Mostrar senha']);
});

it('leaves only what is drawn for this device, and does not wait for grey shapes that are drawn too', async () => {
  document.body.innerHTML = `
    <div id="drawn"><div style="display: none"><button>Criar</button></div><main><i class="skeleton"></i></main></div>
    <div id="root" hidden></div>`;
  const [drawn, page] = [...document.body.children] as [HTMLElement, HTMLElement]; // made above
  const ready = takeOver(drawn, page);
  expect(drawn.querySelector('button')).toBeNull();
  page.innerHTML = '<main><i class="skeleton"></i></main>';
  await new Promise((resolve) => setTimeout(resolve));
  // The app does not hear of keys yet.
  expect(drawn.isConnected).toBe(true);
  ready();
  await vi.waitFor(() => expect([drawn.isConnected, page.hidden]).toEqual([false, false]));
});
