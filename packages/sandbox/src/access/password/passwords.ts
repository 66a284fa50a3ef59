import { hash, verify } from '@node-rs/argon2';

/** OWASP's first recommendation for argon2id (the library's default): 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The least that the library takes. Tests sign in thousands of times, and set the variable. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** What a hash of this process costs. */
export const hashCost = process.env['CHEAP_PASSWORD_HASHES'] === '1' ? CHEAP : COST;

/** Hashes a password with a new salt. @returns argon2id as a PHC string */
export const hashPassword = (password: string): Promise<string> => hash(password, hashCost);

const { memoryCost, timeCost, parallelism } = hashCost;

/** Like the hash of a random password that nobody has. Its check has the same cost. */
const NOBODYS_HASH = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$LiOlige1jtMsAwACglUKGg$mtbExJHVVvwj9IpuOxFp1GNVF4P3+cd3RL0M7gRyXd0`;

/** The hash to compare a password with. For an unknown client it is a hash that takes the same time. */
export const hashToCheck = (stored: string | undefined): string => stored ?? NOBODYS_HASH;

/** @param stored the PHC string; `undefined` for an unknown client, whose check takes the same time and fails */
export const isRightPassword = async (stored: string | undefined, password: string): Promise<boolean> => {
  const isRight = await verify(hashToCheck(stored), password);
  return isRight && stored !== undefined;
};
