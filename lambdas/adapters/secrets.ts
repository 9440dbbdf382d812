/** Passwords, reply addresses and chance, by Node's cryptography. */
import { createHash, createHmac, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';
import type { Digest } from '../../engine/game/canonical.ts';
import type { Secrets } from '../ports.ts';
import { base32 } from './base32.ts';

/** Memory-hard: 16 MB and some 50 ms for each guess. The parameters are kept with each hash and may rise. */
const COST = { N: 16_384, r: 8, p: 1 };
const HASH_BYTES = 32;
const TOKEN_LETTERS = 16;

export const sha256: Digest = (text) => createHash('sha256').update(text, 'utf8').digest('hex');

/** `key`: the judge's own secret, of at least 32 random bytes. */
export function makeSecrets(key: Uint8Array): Secrets {
  if (key.length < 32) throw new Error('The key must have at least 32 bytes.');
  return {
    hashPassword: async (password) => {
      const salt = randomBytes(16);
      const hash = await derive(password, salt, COST);
      return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), hash.toString('base64')].join('$');
    },
    verifyPassword: async (password, stored) => {
      const [kind, N, r, p, salt, hash] = stored.split('$');
      if (kind !== 'scrypt' || salt === undefined || hash === undefined) return false;
      const wanted = Buffer.from(hash, 'base64');
      const given = await derive(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) });
      return wanted.length === given.length && timingSafeEqual(wanted, given);
    },
    replyToken: (subject) => base32(createHmac('sha256', key).update(subject).digest()).slice(0, TOKEN_LETTERS),
    salt: () => base32(randomBytes(16)),
    random: () => randomInt(2 ** 47) / 2 ** 47,
  };
}

function derive(password: string, salt: Uint8Array, cost: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, cost, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });
}
