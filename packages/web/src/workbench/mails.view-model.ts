import { Loaded } from '../ui/loaded.ts';
import type { PartParts } from './named.view-model.ts';

/** The e-mails that the sandbox sent, newest first. */
export const mailsPart = ({ controls }: PartParts<'mails'>) => {
  const all = new Loaded(controls.mails);
  return { all, load: all.load, refresh: all.refresh, close: () => all.close() };
};

/** An e-mail, and its code if it has one. */
export type PageMail = NonNullable<MailsPart['all']['value']>[number];

export type MailsPart = ReturnType<typeof mailsPart>;
