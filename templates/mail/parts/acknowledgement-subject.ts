/** The subject of an answer: what is on file, or for those who owe nothing what their mail has done. */
import type { FiledOrder } from '../../../engine/game/events.ts';
import { t } from '../../locales/current.ts';
import { powersInWords } from '../../locales/powers.ts';
import type { FormattedReport } from '../../locales/speaker.ts';
import type { GameMailContent, MailContext } from '../mail.ts';
import { pendingText } from './orders/pending.ts';
import { countRefusals, reportConfirmations } from './report.ts';
import { ownPowers, talliesOf, wantedInSubject } from './wanted.ts';

type Acknowledgement = FormattedReport<Extract<GameMailContent, { kind: 'acknowledgement' }>>;

/** Longer lines are cut in a subject, characters. */
const LONGEST = 40;

/** `F1903M orders complete`, `F1903M orders INCOMPLETE: 2 units`, `map, summary`, `the game is created`. */
export function acknowledgementSubject(context: MailContext, content: Acknowledgement): string {
  const { report, entered } = content;
  const say = t().mail.acknowledgementSubject;
  const asked = reportConfirmations(report).flatMap(({ text, pending }) =>
    pending === undefined ? [say.confirm(text.trim())] : [],
  );
  const came = entered === undefined ? [] : [cameText(context, entered)];
  const refused = countRefusals(report);
  const faults = refused === 0 ? [] : [say.refused(refused)];
  const about = talliesOf(context).length > 0 ? ordersOf(context, content) : done(content, came.length === 0);
  const standing = report.filter((each) => each.stands === true).length;
  const stands = standing === 0 ? [] : [say.oldStands(standing)];
  const parts = [...asked, ...came, ...about, ...stands, ...faults];
  if (parts.length > 0) return say.all(parts);
  return context.view.role.kind === 'applicant' ? say.isSignedOn : say.answered;
}

function cameText(context: MailContext, entered: NonNullable<Acknowledgement['entered']>): string {
  const say = t().mail.acknowledgementSubject;
  switch (entered) {
    case 'created':
      return say.created;
    case 'signed-on':
      return say.signedOn;
    case 'observes':
      return say.observes;
    case 'seated': {
      const powers = ownPowers(context).map(({ power }) => power);
      return say.plays(powersInWords(context.board, powers));
    }
  }
}

/** Of somebody who has orders due: whether they are complete, whatever else the mail was about. */
function ordersOf(context: MailContext, content: Acknowledgement): readonly string[] {
  const sent =
    content.pressSent.length > 0 && newOrders(context, content).length === 0
      ? [t().mail.acknowledgementSubject.pressSent]
      : [];
  const notFiled = pendingText(context, newOrders(context, content).length);
  return [...sent, notFiled ?? `${context.view.phase} ${wantedInSubject(context)}`];
}

/** The orders on file that came with this mail. */
export function newOrders(
  context: MailContext,
  { mail, earlier }: Pick<Acknowledgement, 'mail' | 'earlier'>,
): readonly FiledOrder[] {
  return ownPowers(context).flatMap(({ power, onFile }) =>
    onFile.filter(({ order, received }) => received === mail.received && !earlier.includes(`${power} ${order}`)),
  );
}

/** Of everybody else: the messages sent, the lines carried out, what is shown. */
function done({ report, pressSent, asked }: Acknowledgement, isAll: boolean): readonly string[] {
  const say = t().mail.acknowledgementSubject;
  const carriedOut = report.filter(
    ({ outcome, line, text, message }) => outcome === 'done' && line !== null && text !== '' && message !== '',
  );
  const [only] = carriedOut;
  return [
    ...(pressSent.length === 0 ? [] : [pressSent.length === 1 ? say.pressSent : say.messagesSent(pressSent.length)]),
    ...(!isAll || only === undefined
      ? []
      : [carriedOut.length === 1 ? say.lineDone(shortened(only.text)) : say.linesDone(carriedOut.length)]),
    ...new Set(asked.map(({ what }) => say.shown[what])),
  ];
}

function shortened(text: string): string {
  const line = text.trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
