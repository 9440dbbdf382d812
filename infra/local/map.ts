/** Stand-in until the maps are drawn: the phase's name on paper. */
import type { Board } from '../../engine/board/board.ts';
import type { Position } from '../../engine/board/position.ts';

export function drawMap(_board: Board, { phase }: Position): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1524 1357"><rect width="1524" height="1357" fill="#e8dfc8"/><text x="762" y="700" font-size="120" text-anchor="middle">${phase}</text></svg>`;
}

export async function rasterise(_svg: string): Promise<Uint8Array> {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
    'base64',
  );
}
