/** Maps inside mails (RFC 2387, 2392): readers elsewhere can open no address of this machine. */
import { createHash } from 'node:crypto';
import type { OutgoingMail } from '../../../lambdas/ports.ts';
import { pictureOf } from '../../../templates/pages/map-files.ts';
import type { Pictures } from '../pictures.ts';

export interface PicturesInsideOptions {
  /** Pictures below this address are put inside. */
  readonly site: string;
  readonly pictures: Pick<Pictures, 'of'>;
  /** Resolves when what is being written now has been: a mail may be faster than the drawing that it shows. */
  readonly written: () => Promise<void>;
}

const IMAGE = /<img src="([^"]*)"[^>]*>/g;

/** A picture that is not there, or cannot be drawn, is left out: its mail goes without it. */
export function picturesInside({ site, pictures, written }: PicturesInsideOptions) {
  const drawn = async (address: string): Promise<Uint8Array | null> => {
    const asked = address.startsWith(`${site}/`) ? pictureOf(address.slice(site.length + 1)) : null;
    if (asked === null) return null;
    const draw = () => pictures.of(asked.svg, asked.form).catch(() => null);
    const now = await draw();
    if (now !== null) return now;
    await written();
    return draw();
  };

  return async (mail: OutgoingMail): Promise<OutgoingMail> => {
    const addresses = new Set(Array.from(mail.html.matchAll(IMAGE), ([, address]) => address!));
    if (addresses.size === 0) return mail;
    const inside = new Map<string, { readonly cid: string; readonly png: Uint8Array }>();
    for (const address of addresses) {
      const png = await drawn(address);
      const cid = `${createHash('sha256').update(address).digest('hex').slice(0, 16)}@maps`;
      if (png !== null) inside.set(address, { cid, png });
    }
    return {
      ...mail,
      html: mail.html.replace(IMAGE, (image: string, address: string) => {
        const found = inside.get(address);
        return found === undefined ? '' : image.replace(address, `cid:${found.cid}`);
      }),
      attachments: [
        ...(mail.attachments ?? []),
        ...Array.from(inside.values(), ({ cid, png }, n) => ({
          name: `map${n === 0 ? '' : n + 1}.png`,
          type: 'image/png',
          content: Buffer.from(png).toString('base64'),
          encoding: 'base64' as const,
          cid,
        })),
      ],
    };
  };
}
