/** Signatures of archives, by Node's Ed25519. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { CheckSignature, Signer } from '../../engine/archive/seal.ts';

/** Signs with a private key (PKCS 8, PEM). Throws when it is no Ed25519 key. */
export function ed25519Signer(pem: string): Signer {
  const key = createPrivateKey(pem);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key of the archives must be an Ed25519 key.');
  const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64');
  return { publicKey, sign: async (text) => sign(null, Buffer.from(text, 'utf8'), key).toString('base64') };
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
    // One signature has one text: base64 that decodes to the same bytes must be the same.
    if (bytes.toString('base64') !== value || Buffer.from(key, 'base64').toString('base64') !== key) return false;
    return verify(null, Buffer.from(text, 'utf8'), publicKey, bytes);
  } catch {
    return false;
  }
};
