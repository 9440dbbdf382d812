/** Text in `format=flowed` (RFC 3676) made whole lines again. */

/** A mail program breaks a line where the next word would not fit; a line broken earlier was ended by its writer. */
const NARROWEST = 60;

/**
 * Lines that end in a space are joined with the next of the same depth of quotation. A line that ends in a space although
 * the next word would have fitted was not broken by a program: its writer typed the space, and a line of orders stays one.
 */
export function joinFlowedLines(lines: readonly string[], isDelSp: boolean): readonly string[] {
  const whole: string[] = [];
  let paragraph: string[] | null = null;
  let depthBefore = 0;
  let lengthBefore = 0;
  const end = () => {
    if (paragraph !== null)
      whole.push((depthBefore > 0 ? `${'>'.repeat(Math.min(depthBefore, 9))} ` : '') + paragraph.join(''));
    paragraph = null;
  };
  for (const line of lines) {
    const depth = /^>*/.exec(line)![0].length;
    const rest = line.slice(depth);
    const content = rest.startsWith(' ') ? rest.slice(1) : rest;
    const isSignature = content === '-- ';
    const fits = lengthBefore + (/^\S*/.exec(content)![0].length || 1) <= NARROWEST;
    if (paragraph !== null && (depth !== depthBefore || isSignature || fits)) end();
    if (paragraph === null) {
      paragraph = [];
      depthBefore = depth;
    }
    const isSoft = content.endsWith(' ') && !isSignature;
    (paragraph as string[]).push(isSoft && isDelSp ? content.slice(0, -1) : content);
    lengthBefore = content.length;
    if (!isSoft) end();
  }
  end();
  return whole;
}
