/**
 * The lines of our mails in the language of the reader that begin or end something, made from the words of that language: what engine/
 * archive/classic/frame-lines.ts knows are those of English, which programs read too.
 */
import { foldText } from '../../engine/text/fold.ts';
import { t } from '../locales/current.ts';
import type { Language } from '../locales/shape.ts';

/** Stands for what differs from mail to mail. */
const ANY = 'Qxq';
const KINDS = ['M', 'R', 'A'] as const;

const shapes = new WeakMap<Language, RegExp>();

/** Could it be taken for a line of our own? */
export function isOurLine(line: string): boolean {
  const language = t();
  const shape = shapes.get(language) ?? shapeOf(language);
  shapes.set(language, shape);
  return shape.test(plain(line).replace(/^[\s>|]+/, ''));
}

function shapeOf({ listing: said, mail }: Language): RegExp {
  const { letter, digest, orderSheet, asText } = mail;
  const unit = { type: 'A', place: ANY, inSentence: ANY } as const;
  const whole = [said.players, said.dislodged, said.ownership, asText.title(orderSheet.heading)];
  const openings = [
    ...KINDS.flatMap((kind) => [said.results(kind, ANY), said.orders(kind, ANY), said.next(ANY, kind, ANY)]),
    ...[said.start(ANY), said.over, letter.reply, letter.replyWithout, digest.answer(ANY)],
    ...[letter.gamePage, letter.gamesAndHelp, orderSheet.open, orderSheet.openDesk].map(asText.title),
  ];
  // Behind the name of a power; a list of centers has no words of ours.
  const acts = [said.builds, said.removes, said.loses].flatMap((tell) =>
    (['A', 'F'] as const).map((type) => tell({ ...unit, type })),
  );
  const counts = [1, 2].flatMap((n) => [
    said.pending(n),
    said.unusable(n, false).replace('.', ''),
    said.balance({ centers: n, units: n, change: 0, hasWon: false }).replace(/,.*/, ','),
  ]);
  const ofPowers = [...Object.values(said.types), ...acts, ...counts, said.waived].map(opening);
  return new RegExp(
    `^(?:${[...openings.map(opening), ...whole.map((each) => `${opening(each)}$`)].join('|')}|\\p{L}[^:]{0,40}: *(?:${ofPowers.join('|')}))`,
    'u',
  );
}

/** As a pattern, until where lines differ, or enough of one is known. */
function opening(text: string): string {
  const [first = ''] = plain(text).split(plain(ANY));
  return (
    first
      .slice(0, 30)
      .trim()
      // The article before what differs.
      .replace(/ (?:d[eu]|l[ae]|[dl]')$/, '')
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/^\d+/, '\\d+')
  );
}

function plain(text: string): string {
  return foldText(text).toLowerCase().trim();
}
