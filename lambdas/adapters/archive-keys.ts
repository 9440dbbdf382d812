/** Signatures of archives, by Node's Ed25519. */
import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import type { CheckSignature, Signer } from '../../engine/archive/seal.ts';

/** Signs with a private key: PEM text, or a key. Throws when it is no Ed25519 key. */
export function ed25519Signer(from: string | KeyObject): Signer {
  const key = typeof from === 'string' ? createPrivateKey(from) : from;
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key of the archives must be an Ed25519 key.');
  return {
    publicKey: textOf(createPublicKey(key)),
    sign: async (text) => sign(null, Buffer.from(text, 'utf8'), key).toString('base64'),
  };
}

/** DER of an Ed25519 private key up to its 32 bytes (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

export function archiveKeyOf(secret: Uint8Array): KeyObject {
  const seed = createHmac('sha256', secret).update('archives').digest();
  return createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
}

/** A new private key, as PEM. */
export function makeArchiveKey(): string {
  return generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

export const checkSignature: CheckSignature = ({ key, value }, text) => {
  try {
    const publicKey = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    if (publicKey.asymmetricKeyType !== 'ed25519') return false;
    const bytes = Buffer.from(value, 'base64');
    // One signature has one text, and one key has one: other texts that mean the same are not taken.
    if (bytes.toString('base64') !== value || textOf(publicKey) !== key) return false;
    return verify(null, Buffer.from(text, 'utf8'), publicKey, bytes);
  } catch {
    return false;
  }
};

/** SubjectPublicKeyInfo, DER, in base64. */
function textOf(publicKey: KeyObject): string {
  return publicKey.export({ type: 'spki', format: 'der' }).toString('base64');
}
