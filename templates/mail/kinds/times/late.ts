/** The deadline has passed and orders are missing: to those who owe them, and to those who wait. */
import { isMissing } from '../../../../engine/game/due.ts';
import { notFiled } from '../../../../engine/game/orders/pending-sets.ts';
import type { Power } from '../../../../engine/vocabulary.ts';
import { classicOrdersOnFile } from '../../../classic/orders.ts';
import { t } from '../../../locales/current.ts';
import { powersInWords } from '../../../locales/powers.ts';
import { timeFor } from '../../../locales/times/format-times.ts';
import { type Document, paragraphBlock } from '../../../markup/document.ts';
import { classicLate, classicNote } from '../../classic/classic.ts';
import { defineMail } from '../../define-mail.ts';
import { gameLetter } from '../../letter.ts';
import type { MailContext } from '../../mail.ts';
import { answerBlock } from '../../parts/answer.ts';
import { filedByPower } from '../../parts/on-file.ts';
import { sheetBlock } from '../../parts/order-sheet.ts';
import { pendingBlocks } from '../../parts/orders/pending.ts';
import { leadOf, ownPowers } from '../../parts/wanted.ts';

export const lateMail = defineMail('late', {
  for: ({ own }) => (own ? 'one' : 'all'),
  classicSubject: ({ head, letters }, { powers, own }) => {
    const late = `${head} Late Notice: ${letters(powers)}`;
    return own ? `[You are late!] ${late}` : late;
  },
  write: (context, { powers, own }) => {
    const { view, board } = context;
    const phase = view.phase ?? '';
    const { subject } = t().mail.late;
    const { played, unplayed } = byPlayed(context, powers);
    return gameLetter(context, {
      subject: own
        ? subject.own(phase)
        : powers.length === 0
          ? subject.hidden(phase)
          : played.length > 0
            ? subject.powers(phase, powersInWords(board, played))
            : subject.unplayed(phase, powersInWords(board, unplayed)),
      lead: leadOf(context),
      body: own ? forTheLate(context) : forOthers(context, powers),
    });
  },
});

function forTheLate(context: MailContext): Document {
  const { view, board } = context;
  const say = t().mail.late;
  return [
    paragraphBlock(
      notFiled(view.pending).length > 0 && view.clock !== null
        ? t().mail.pending.atEnd(timeFor(view.clock.graceEnd, context.zone, context.zones))
        : view.settings.nmr === 'play-on'
          ? say.stillCountGoesOn
          : say.stillCountReplaced,
    ),
    ...pendingBlocks(context),
    ...classicNote(
      context,
      ...classicLate(
        context,
        ownPowers(context)
          .filter(({ missing }) => isMissing(missing))
          .map(({ power }) => power),
      ),
      { text: '' },
      ...classicOrdersOnFile(board, view.position!, view.name, view.turn, filedByPower(context)),
    ),
    ...answerBlock(context, { withLines: true }),
  ];
}

function forOthers(context: MailContext, powers: readonly Power[]): Document {
  const say = t().mail.late;
  const own = ownPowers(context).length > 0;
  const { played, unplayed } = byPlayed(context, powers);
  const inWords = (some: readonly Power[]) => powersInWords(context.board, some);
  return [
    ...(powers.length === 0 ? [paragraphBlock(say.missing(own))] : []),
    ...(played.length === 0 ? [] : [paragraphBlock(say.missingFrom(inWords(played), own))]),
    ...(unplayed.length === 0 ? [] : [paragraphBlock(say.unplayed(inWords(unplayed), unplayed.length > 1))]),
    ...unreachedAmong(context, powers),
    ...(context.view.role.kind === 'master' ? sheetBlock(context) : []),
    ...classicNote(context, ...classicLate(context, powers)),
  ];
}

/** Nobody is late for a power that nobody plays: the game waits for whoever takes it over. */
function byPlayed({ view }: MailContext, powers: readonly Power[]) {
  const isPlayed = (power: Power) => view.seats.find((seat) => seat.power === power)?.status === 'playing';
  return { played: powers.filter(isPlayed), unplayed: powers.filter((power) => !isPlayed(power)) };
}

/** A GM who waits for somebody whom our mail does not reach waits for long. */
function unreachedAmong({ board, unreached = [] }: MailContext, powers: readonly Power[]): Document {
  const among = powers.filter((power) => unreached.includes(power));
  return among.length === 0 ? [] : [paragraphBlock(t().mail.results.unreached(powersInWords(board, among)))];
}
