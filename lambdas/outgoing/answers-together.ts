/** Answers that wait for each other become one mail: the last one, which says how everything stands, and below it what the others said. */
import type { OutgoingMail } from '../ports.ts';

/** The same two give the same mail. */
export function joinAnswers(earlier: OutgoingMail, later: OutgoingMail): OutgoingMail {
  const attachments = [...(later.attachments ?? []), ...(earlier.attachments ?? [])];
  const names = new Set<string>();
  return {
    ...later,
    id: earlier.id,
    headers: { ...later.headers, 'X-Judge-Mail-Id': earlier.id },
    text: [later.text.trimEnd(), `---- ${earlier.subject} ----`, earlier.text].join('\n\n'),
    html: later.html === '' || earlier.html === '' ? '' : joined(later.html, earlier),
    ...(attachments.length === 0
      ? {}
      : { attachments: attachments.map((each) => ({ ...each, name: unused(each.name, names) })) }),
  };
}

function joined(html: string, { subject, html: below }: OutgoingMail): string {
  const inner = /<body[^>]*>([\s\S]*)<\/body>/i.exec(below)?.[1] ?? below;
  const end = html.search(/<\/body>/i);
  const at = end < 0 ? html.length : end;
  const heading = `<hr><p><b>${subject.replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`)}</b></p>`;
  return `${html.slice(0, at)}${heading}${inner}${html.slice(at)}`;
}

/** `receipt.txt`, `receipt-2.txt`. */
function unused(name: string, names: Set<string>): string {
  let free = name;
  for (let n = 2; names.has(free); n += 1) free = name.replace(/(?=\.[^.]*$|$)/, `-${n}`);
  names.add(free);
  return free;
}
