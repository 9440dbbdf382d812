/** The judge's files in one folder of the disk. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Files } from '../../lambdas/ports.ts';
import { errorCode, writeWhole } from './disk.ts';

/** A part of a key: a letter or digit first, so that neither `..` nor a hidden file can be meant. */
const PART = /^[A-Za-z0-9][A-Za-z0-9._@+=-]{0,199}$/;

/** Files under the folder `root`. */
export function diskFiles(root: string): Files {
  return {
    put: async (key, body) => writeWhole(pathOf(root, key), body),
    get: async (key) => {
      try {
        return await readFile(pathOf(root, key));
      } catch (error) {
        if (['ENOENT', 'ENOTDIR', 'EISDIR'].includes(errorCode(error) ?? '')) return null;
        throw error;
      }
    },
  };
}

/** Is it a key under which a file can lie? Whoever takes keys from outside asks first. */
export function isFileKey(key: string): boolean {
  return key.length <= 400 && key.split('/').every((part) => PART.test(part));
}

function pathOf(root: string, key: string): string {
  if (!isFileKey(key)) throw new Error(`'${key}' is no key of a file.`);
  return join(root, ...key.split('/'));
}
