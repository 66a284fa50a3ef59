import { documentOf, PASSWORD, type PersonaKey } from '../fixtures.ts';
import type { Driven } from './driven.ts';

/** What a person does in a tab, by what the page says: a caption, a heading, the text of a button. */
export const tabIn = (driven: Driven, origin: string) => {
  const named = (element: string, name: string) => `//${element}[starts-with(normalize-space(.), "${name}")]`;
  const field = (caption: string) => `//*[@id = ${named('label', caption)}/@for]`;
  const open = (path: string) => driven.go(`${origin}${path}`);
  const press = (name: string) => driven.press(named('button', name));
  const fill = (caption: string, text: string) => driven.write(field(caption), text);
  const enter = async (persona: PersonaKey): Promise<void> => {
    await fill('CPF/CNPJ', documentOf(persona));
    await fill('Senha', PASSWORD);
    await press('Acessar sua conta');
  };
  return {
    ...driven,
    open,
    press,
    pressAt: driven.press,
    fill,
    enter,
    choose: (name: string) => driven.press(named('label', name)),
    takeFirst: (caption: string) => driven.takeFirst(field(caption)),
    follow: (name: string) => driven.press(named('a', name)),
    heading: (name: string) => driven.see(named('*[self::h1 or self::h2]', name)),
    says: (text: string) => driven.see(named('*', text)),
    greets: (name: string) =>
      driven.see(`//*[starts-with(text(), "Bo") and contains(normalize-space(.), ", ${name}")]`),
    signIn: async (persona: PersonaKey): Promise<void> => {
      await open('/login');
      await enter(persona);
    },
  };
};
