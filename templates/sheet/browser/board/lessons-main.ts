/** The lessons in the browser: the one that the address names, or the first that is not solved. */
import { LESSONS } from '../../../study/lessons.ts';
import { keepForLater, loadBoard } from './kept-board.ts';
import { LessonPage } from './lesson-page.ts';

const file = await loadBoard('standard');
if (file !== null) {
  document.documentElement.classList.add('ready');
  const page = new LessonPage(file);
  const named = () => LESSONS.findIndex(({ id }) => `#${id}` === location.hash);
  page.begin(named() < 0 ? page.firstOpen : named());
  addEventListener('hashchange', () => {
    if (named() >= 0) page.begin(named()).focus();
  });
  keepForLater();
}
