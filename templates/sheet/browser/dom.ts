/** Small words for the page's elements. */

export function findElement<E extends Element = HTMLElement>(selector: string, within: ParentNode = document): E {
  const found = within.querySelector<E>(selector);
  if (found === null) throw new Error(`The page has no ${selector}.`);
  return found;
}

export function findOptional<E extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): E | null {
  return within.querySelector<E>(selector);
}

/** An element with attributes and text. */
export function makeElement<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>> = {},
  text = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.textContent = text;
  return element;
}

/** Elements below a parent, one for each piece of HTML: those whose piece is still among them stay as they are. */
export class KeptElements {
  private readonly parent: Element;
  private shown: ReadonlyMap<string, Element> = new Map();

  constructor(parent: Element) {
    this.parent = parent;
  }

  write(pieces: readonly string[]): void {
    const { parent, shown } = this;
    // Made in a parent of the same kind, which for SVG matters.
    const maker = parent.cloneNode() as Element;
    const next = new Map<string, Element>();
    for (const piece of pieces) {
      let key = piece;
      while (next.has(key)) key += ' ';
      let element = shown.get(key);
      if (element === undefined) {
        maker.innerHTML = piece;
        element = maker.firstElementChild!;
      }
      next.set(key, element);
    }
    for (const [key, element] of shown) if (!next.has(key)) element.remove();
    let at = parent.firstElementChild;
    for (const element of next.values()) {
      if (element === at) at = at.nextElementSibling;
      else parent.insertBefore(element, at);
    }
    this.shown = next;
  }
}

/** Into the clipboard; a page of plain HTTP has the old way alone. False: the browser forbids either. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = makeElement('textarea', {}, text);
    document.body.append(field);
    field.select();
    const isCopied = document.execCommand('copy');
    field.remove();
    return isCopied;
  }
}

/** Once what was just changed is seen, in a quiet moment; not every browser tells when that is. */
export function whenSeen(act: () => void): void {
  setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(act, { timeout: 200 }) : act()), SEEN);
}

/** Milliseconds. */
const SEEN = 120;

/** 22 letters and digits that nobody has had before. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes]
    .map((byte) => byte.toString(36).padStart(2, '0'))
    .join('')
    .slice(0, 32);
}

/**
 * Writes a part of the page again. Whoever is in one of its fields stays in the field of that id, and at the same letter. `dress`: what
 * is done to the new part before that.
 */
export function rewritePart(part: Element, html: string, dress: () => void = () => {}): void {
  const active = document.activeElement;
  const id = active !== null && part.contains(active) ? active.id : '';
  const at = active instanceof HTMLTextAreaElement ? ([active.selectionStart, active.selectionEnd] as const) : null;
  part.innerHTML = html;
  dress();
  if (id === '') return;
  const field = document.getElementById(id);
  field?.focus({ preventScroll: true });
  if (at !== null && field instanceof HTMLTextAreaElement) field.setSelectionRange(...at);
}
