/** The lessons as a page: what to do stands in it, each lesson's own; the script shows one at a time, on the board. */

import type { Board } from '../../../engine/board/board.ts';
import { placeName } from '../../../engine/board/display-names.ts';
import { boardIn } from '../../../engine/board/translation.ts';
import { parseUnit } from '../../../engine/orders/notation.ts';
import { t } from '../../locales/current.ts';
import { codeOf, lessonWords } from '../../locales/text/words-apart.ts';
import { html } from '../../markup/html.ts';
import { LESSONS, type LessonGoal } from '../../study/lessons.ts';
import { boardPath, lessonsPath, otherLanguages, rootFrom, studyDocument } from '../../study/study-document.ts';
import { powerLabel } from '../order-labels.ts';
import { type BoardFrame, boardPageData, mapPane, ordersPart, wordsPart } from './study-page.ts';

/** `standard`: the board of all lessons. */
export function lessonsPage({ assets, variants }: BoardFrame, standard: Board): string {
  const told = lessonWords();
  const code = codeOf(t());
  const board = boardIn(standard, code);
  const path = lessonsPath(code);
  const main = html`<div id="lessons">
<p class="calm lead">${told.lead}</p>
<noscript><p class="notice">${told.noScript}</p></noscript>
${LESSONS.map(
  ({ id, goals }, n) => html`<article id="${id}" tabindex="-1"><h2>${told.number(n + 1, told.byId[id].title)}</h2>
<p>${told.byId[id].rule}</p>
<p class="task">${told.byId[id].task}</p>
<ul class="goals" aria-label="${told.goal}">${goals.map((goal) => html`<li>${goalInWords(board, goal)}</li>`)}</ul></article>
`,
)}</div>
${mapPane(t().sheet.analysis.tabs.map)}
<div class="verdict" role="status"><p class="solved" hidden>${told.solved}</p><p class="missed" hidden>${told.missed}</p></div>
<div class="side">
<p class="buttons onward" hidden><a class="button quiet before" href="#">${told.before}</a> <a class="button quiet after" href="#">${told.after}</a></p>
<p class="finished notice" hidden>${told.finished}</p>
<nav aria-label="${told.all}"><ol class="steps">${LESSONS.map(
    ({ id }, n) =>
      html`<li><a href="#${id}" title="${told.byId[id].title}">${n + 1}<span class="unseen"> ${told.byId[id].title}</span></a></li>`,
  )}</ol></nav>
<section id="orders" aria-label="${told.lists}">
${ordersPart()}
</section>
${wordsPart()}
<p class="ways"><a href="${rootFrom(path)}${boardPath(code)}">${t().pages.book.toBoard}</a> ${otherLanguages(lessonsPath)}</p>
</div>`;
  return studyDocument({
    kind: 'lessons',
    title: told.title,
    path: lessonsPath,
    style: assets.style,
    main,
    script: {
      path: assets.lessons,
      modules: assets.modules[code] ?? [],
      data: {
        ...boardPageData(
          path,
          variants.filter(({ id }) => id === 'standard'),
        ),
        done: told.done,
      },
    },
  });
}

function goalInWords(board: Board, goal: LessonGoal): string {
  const { goals } = lessonWords();
  switch (goal.kind) {
    case 'stands':
    case 'gone': {
      const { type, at } = parseUnit(goal.unit)!;
      const { adjective } = board.powers.find(({ name }) => name === goal.power)!;
      return goals[goal.kind](
        t().map.counter({
          type,
          power: powerLabel({ board, words: t().sheet }, goal.power),
          adjective,
          place: placeName(board, at),
        }),
      );
    }
    case 'empty':
      return goals.empty(placeName(board, goal.at));
    case 'wins':
      return goals.wins;
    default:
      return goals[goal.kind](goal.count);
  }
}
