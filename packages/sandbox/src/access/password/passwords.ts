import { hash, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for argon2id (the library's default): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** @returns argon2id as a PHC string, with a salt of its own */
export const hashPassword = (password: string): Promise<string> => hash(password, COST);

/** Of a password that was thrown away before anybody saw it, at the same cost. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$LiOlige1jtMsAwACglUKGg$mtbExJHVVvwj9IpuOxFp1GNVF4P3+cd3RL0M7gRyXd0';

/** What a password is checked against: the client's hash, or for an unknown client one that takes as long. */
export const hashToCheck = (stored: string | undefined): string => stored ?? NOBODYS_HASH;

/** @param stored the PHC string, or `undefined` for an unknown client: as slow, and never right */
export const isRightPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  const isRight = await verify(hashToCheck(stored), password);
  return isRight && stored !== undefined;
};
