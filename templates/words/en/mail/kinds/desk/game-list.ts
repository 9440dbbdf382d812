/** `LIST`: games of the judge. The games themselves follow in lines of the classic judges. */
import type { Inline } from '../../../../../markup/document.ts';
import { counted } from '../../../../text/counts.ts';

export const gameList = {
  none: (line: string): readonly Inline[] => [
    'There are no public games yet. ',
    { code: line },
    ' begins one called Marne; you are then its GM.',
  ],
  games: (games: number) => counted(games, 'game'),
  list: (line: string): readonly Inline[] => [{ code: line }, ' tells all about that game.'],
  signOn: (line: string): readonly Inline[] => [{ code: line }, ' joins it, with a password of your own.'],
  observe: (line: string): readonly Inline[] => [{ code: line }, ' lets you watch.'],
};
