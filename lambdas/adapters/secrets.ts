/** Passwords, reply addresses and chance, by Node's cryptography. */
import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  randomInt,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import type { Digest } from '../../engine/game/canonical.ts';
import type { Secrets } from '../ports.ts';
import { base32, fromBase32 } from './base32.ts';

/** Memory-hard: 16 MB and some 50 ms for each guess. The parameters are kept with each hash and may rise. */
const COST = { N: 16_384, r: 8, p: 1 };
const HASH_BYTES = 32;
/** How hashes begin: those made of what was written, and those of versions that folded the words of a sign-on. */
const AS_WRITTEN = 'scrypt-written';
const FOLDED = 'scrypt';
const TOKEN_LETTERS = 16;
/** 160 bits. */
const LINK_LETTERS = 32;

export const sha256: Digest = (text) => createHash('sha256').update(text, 'utf8').digest('hex');

/** `key`: the judge's own secret, of at least 32 random bytes. */
export function makeSecrets(key: Uint8Array): Secrets {
  if (key.length < 32) throw new Error('The key must have at least 32 bytes.');
  return {
    hashPassword: async (password) => {
      const salt = randomBytes(16);
      const hash = await derive(password, salt, COST);
      return [AS_WRITTEN, COST.N, COST.r, COST.p, salt.toString('base64'), hash.toString('base64')].join('$');
    },
    verifyPassword: async (password, stored, folded = password) => {
      const [kind, N, r, p, salt, hash] = stored.split('$');
      if ((kind !== AS_WRITTEN && kind !== FOLDED) || salt === undefined || hash === undefined) return false;
      const wanted = Buffer.from(hash, 'base64');
      const isRight = async (each: string) => {
        const given = await derive(each, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) });
        return wanted.length === given.length && timingSafeEqual(wanted, given);
      };
      return (await isRight(password)) || (kind === FOLDED && folded !== password && (await isRight(folded)));
    },
    replyToken: (subject) => base32(createHmac('sha256', key).update(subject).digest()).slice(0, TOKEN_LETTERS),
    linkToken: (subject) =>
      base32(createHmac('sha256', key).update(`link\n${subject}`).digest()).slice(0, LINK_LETTERS),
    hidePlace: ({ n, i }, context) => {
      const block = Buffer.alloc(BLOCK_BYTES);
      block.writeUInt32BE(n, 0);
      block.writeUInt16BE(i, 4);
      markOf(key, context).copy(block, 6);
      const cipher = blockCipher(createCipheriv, key);
      return base32(Buffer.concat([cipher.update(block), cipher.final()]));
    },
    placeHidden: (letters, context) => {
      const hidden = fromBase32(letters);
      if (hidden?.length !== BLOCK_BYTES || base32(hidden) !== letters) return null;
      const decipher = blockCipher(createDecipheriv, key);
      const block = Buffer.concat([decipher.update(hidden), decipher.final()]);
      if (!timingSafeEqual(block.subarray(6), markOf(key, context))) return null;
      return { n: block.readUInt32BE(0), i: block.readUInt16BE(4) };
    },
    salt: () => base32(randomBytes(16)),
    random: () => randomInt(2 ** 47) / 2 ** 47,
  };
}

const BLOCK_BYTES = 16;

/** What a block is good for: no other reader's, and none made up, has it. */
function markOf(key: Uint8Array, context: string): Buffer {
  return createHmac('sha256', key)
    .update(`place\n${context}`)
    .digest()
    .subarray(0, BLOCK_BYTES - 6);
}

/** AES on one block, which no other block equals: no mode is needed, and the same place gives the same letters. */
function blockCipher<C extends { setAutoPadding(auto: boolean): unknown }>(
  make: (algorithm: string, key: Uint8Array, iv: null) => C,
  key: Uint8Array,
): C {
  const cipher = make('aes-256-ecb', createHmac('sha256', key).update('place cipher').digest(), null);
  cipher.setAutoPadding(false);
  return cipher;
}

function derive(password: string, salt: Uint8Array, cost: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, cost, (error, hash) =>
      error ? reject(error) : resolve(hash),
    );
  });
}
