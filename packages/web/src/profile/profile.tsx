import { useState } from 'react';
import { useInject } from '../composition/injection.tsx';
import { TOKENS } from '../composition/tokens.ts';
import { useExits } from '../shell/use-exits.ts';
import { ProfileScreen } from './profile.screen.tsx';

/** A visit to `/profile`, within the frame. Nothing is drawn for the moment in which a session ends. */
export const Profile = () => {
  const [model] = useState(useInject(TOKENS.OpenProfile));
  const exits = useExits();
  return model === undefined ? null : <ProfileScreen model={model} exits={exits} />;
};
