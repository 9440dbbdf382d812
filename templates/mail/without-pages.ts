/** Mails of a judge whose pages nobody else can open: what leads to them is left out; pictures stay, since they go inside the mail. */
import type { Document, DocumentBlock, Inline } from '../markup/document.ts';

/** `site`: where the pages are that readers cannot open. A paragraph or an item that leads there goes as a whole, and a heading of nothing. */
export function withoutPages(document: Document, site: string): Document {
  const isAway = (address: string) => address.startsWith(site);
  const leads = (content: readonly Inline[]) =>
    content.some((part) => typeof part !== 'string' && 'href' in part && isAway(part.href));
  const left = document.flatMap((block): readonly DocumentBlock[] => {
    switch (block.kind) {
      case 'sheet':
        return isAway(block.link.href) ? [] : [block];
      case 'picture':
        return [isAway(block.href) ? { ...block, href: '' } : block];
      case 'paragraph':
        return leads(block.content) ? [] : [block];
      case 'links': {
        const links = block.links.filter(({ href }) => !isAway(href));
        return links.length === 0 ? [] : [{ ...block, links }];
      }
      case 'list':
        return [{ ...block, items: block.items.map((item) => item.filter((part) => !leads([part]))) }];
      case 'footer':
        return [{ ...block, content: block.content.filter((line) => !leads(line)) }];
      default:
        return [block];
    }
  });
  const ends = ['heading', 'footer'];
  return left.filter(
    ({ kind }, at) =>
      kind !== 'heading' || document.length === left.length || !ends.includes(left[at + 1]?.kind ?? 'footer'),
  );
}
