import { useState, type ReactNode } from 'react';
import { Initials } from './initials.tsx';
import './portrait.css';

interface Props {
  readonly name: string;
  /** The address of the photo. */
  readonly photo: string | undefined;
  readonly isLarge?: boolean;
}

/** Draws a client as their photo, or as initials without one. The screen shows the name beside it. */
export const Portrait = ({ name, photo, isLarge = false }: Props) => (
  <Photo
    address={photo}
    className={isLarge ? 'disc is-large' : 'disc'}
    otherwise={<Initials name={name} isLarge={isLarge} />}
  />
);

interface PhotoProps {
  readonly address: string | undefined;
  readonly className: string;
  /** Stands in the place of a photo that is not there, or that does not open. */
  readonly otherwise: ReactNode;
}

/** Draws a round photo. */
export const Photo = ({ address, className, otherwise }: PhotoProps) => {
  const [broken, setBroken] = useState<string>();
  if (address === undefined || address === broken) return otherwise;
  return <img className={className} src={address} alt="" onError={() => setBroken(address)} />;
};
