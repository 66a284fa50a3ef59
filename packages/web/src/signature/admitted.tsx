import { REGISTRATION_TEXTS } from '@aroeira/domain/registration/messages';
import type { ReactNode } from 'react';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { WhenLoaded } from '../ui/when-loaded.tsx';
import type { Admission } from './admission.ts';

const NOT_LOADED = { title: REGISTRATION_TEXTS.loadFailed };

/** Draws a page that opens, below its head. Nothing of it shows while its visitor goes to another page. */
export const Admitted = ({ admitted, children }: { readonly admitted: Admission; readonly children: ReactNode }) => (
  <WhenLoaded loaded={admitted} failed={NOT_LOADED}>
    {(isOpen) => (isOpen ? children : <Skeleton />)}
  </WhenLoaded>
);
