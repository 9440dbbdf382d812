/** Seals a document: its digest, and a signature of that by whoever keeps it. */
import { canonicalJson, type Digest } from '../game/canonical.ts';
import type { ArchiveBody, ArchiveDocument, Signature } from './document.ts';

/** Signs with a key that the engine never sees; the public key is in base64 (SubjectPublicKeyInfo, DER). */
export interface Signer {
  readonly publicKey: string;
  /** The Ed25519 signature, in base64, of a text's UTF-8 bytes. */
  readonly sign: (text: string) => Promise<string>;
}

/** Is it the signature of the text by this key? False for whatever cannot be one. */
export type CheckSignature = (signature: Signature, text: string) => boolean;

export function sealArchive(body: ArchiveBody, digest: Digest): ArchiveDocument {
  return { ...body, digest: archiveDigest(body, digest), signature: null };
}

export async function signArchive(document: ArchiveDocument, signer: Signer): Promise<ArchiveDocument> {
  const value = await signer.sign(signedText(document.digest));
  return { ...document, signature: { algorithm: 'Ed25519', key: signer.publicKey, value } };
}

/** The digest that a document must carry. */
export function archiveDigest(document: ArchiveBody | ArchiveDocument, digest: Digest): string {
  const { digest: _, signature: __, ...body } = { digest: '', signature: null, ...document };
  return digest(canonicalFields(body));
}

/** What is signed: the digest after the format's name, so that the signature can mean nothing else. */
export function signedText(digest: string): string {
  return `chancery-game 1 ${digest}`;
}

/** The document as a file: canonical JSON and a line's end. */
export function formatArchive(document: ArchiveDocument): string {
  return `${canonicalFields(document)}\n`;
}

/** Phases are nearly all of an archive, and are written twice: for its digest, and for its file. */
const textOfPhases = new WeakMap<ArchiveBody['phases'], string>();

function canonicalFields(document: ArchiveBody): string {
  const phases = textOfPhases.get(document.phases) ?? canonicalJson(document.phases);
  textOfPhases.set(document.phases, phases);
  const fields = Object.entries(document);
  const part = (isPart: (key: string) => boolean) =>
    canonicalJson(Object.fromEntries(fields.filter(([key]) => isPart(key))));
  const [before, after] = [part((key) => key < 'phases'), part((key) => key > 'phases')];
  // Of a text so long no more copies are made than are needed.
  return `${before.slice(0, -1)},"phases":${phases},${after.slice(1)}`;
}
