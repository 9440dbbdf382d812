/** Lines for several games, as we write them for people to send back. */

/** Mail programs break wider lines. */
const WIDTH = 70;

/** `cup3, cup5: REMIND`; where that is too wide, the games alone above their lines, as often as it takes to name them all. */
export function linesForGames(games: readonly string[], lines: readonly string[]): readonly string[] {
  const front = `${games.join(', ')}:`;
  if (games.length < 2 || lines.every((line) => front.length + 1 + line.length <= WIDTH))
    return lines.map((line) => `${front} ${line}`);
  let many = games.length;
  while (many > 1 && games.slice(0, many).join(', ').length >= WIDTH) many -= 1;
  const rest = games.slice(many);
  return [`${games.slice(0, many).join(', ')}:`, ...lines, ...(rest.length === 0 ? [] : linesForGames(rest, lines))];
}
