/** A drawing in a terminal: two pixels to a character, in true colour. */
import { renderPixels } from '../../../lambdas/adapters/publish/png.ts';

/** The drawing, `columns` characters wide. */
export async function pictureInBlocks(svg: string, columns: number): Promise<string> {
  const { width, height, pixels } = await renderPixels(svg, columns);
  const colour = (x: number, y: number) => {
    const at = (Math.min(y, height - 1) * width + x) * 4;
    return `${pixels[at]};${pixels[at + 1]};${pixels[at + 2]}`;
  };
  const rows: string[] = [];
  for (let y = 0; y < height; y += 2) {
    let row = '';
    for (let x = 0; x < width; x++) row += `\u001b[38;2;${colour(x, y)}m\u001b[48;2;${colour(x, y + 1)}m▀`;
    rows.push(`${row}\u001b[0m`);
  }
  return rows.join('\n');
}
