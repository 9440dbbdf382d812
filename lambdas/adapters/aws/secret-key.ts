/** The judge's own secret, where AWS keeps it. */
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { readSetting } from './function-settings.ts';

export async function secretKey(): Promise<Uint8Array> {
  const { SecretString } = await new SecretsManagerClient({}).send(
    new GetSecretValueCommand({ SecretId: readSetting('SECRET') }),
  );
  if (SecretString === undefined) throw new Error('The secret of the judge is empty.');
  return Buffer.from(SecretString, 'utf8');
}
