/** Signatures of archives, by Node's Ed25519. */
import { createHmac, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { CheckSignature, Signer } from '../../engine/archive/seal.ts';

/** DER of an Ed25519 private key up to its 32 bytes (RFC 8410). */
const PKCS8_HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Signs with the key that follows from a judge's secret. */
export function ed25519Signer(secret: Uint8Array): Signer {
  const seed = createHmac('sha256', secret).update('archives').digest();
  const key = createPrivateKey({ key: Buffer.concat([PKCS8_HEAD, seed]), format: 'der', type: 'pkcs8' });
  return {
    publicKey: textOf(createPublicKey(key)),
    sign: async (text) => sign(null, Buffer.from(text, 'utf8'), key).toString('base64'),
  };
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
