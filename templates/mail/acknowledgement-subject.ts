/** The subject of an answer: what is on file, or for those who owe nothing what their mail has done. */
import type { Asked } from '../../engine/game/events.ts';
import { counted } from '../words/counts.ts';
import { powersInWords } from '../words/powers.ts';
import type { Told } from '../words/speaker.ts';
import type { MailContent, MailContext } from './mail.ts';
import { confirmations, refusals } from './report.ts';
import { ownPowers, talliesOf, wantedInSubject } from './wanted.ts';

type Acknowledgement = Told<Extract<MailContent, { kind: 'acknowledgement' }>>;

/** Longer lines are cut in a subject, characters. */
const LONGEST = 40;

/** `F1903M orders complete`, `F1903M orders INCOMPLETE: 2 units`, `map, summary`, `the game is created`. */
export function acknowledgementSubject(context: MailContext, content: Acknowledgement): string {
  const { report, entered } = content;
  const asked = confirmations(report).map(({ text }) => `confirm ${text.trim()}`);
  const came = entered === undefined ? [] : [CAME[entered](context)];
  const refused = refusals(report);
  const faults = refused === 0 ? [] : [`${counted(refused, 'line')} refused`];
  const about = talliesOf(context).length > 0 ? ordersOf(context, content) : done(content, came.length === 0);
  const parts = [...asked, ...came, ...about, ...faults];
  if (parts.length > 0) return parts.join('; ');
  return context.view.role.kind === 'applicant' ? 'you are signed on' : 'your mail is answered';
}

const CAME: Readonly<Record<NonNullable<Acknowledgement['entered']>, (context: MailContext) => string>> = {
  created: () => 'the game is created',
  'signed-on': () => 'you have signed on',
  observes: () => 'you observe this game',
  seated: (context) =>
    `you play ${powersInWords(
      context.board,
      ownPowers(context).map(({ power }) => power),
    )}`,
};

/** Of somebody who has orders due: whether they are complete, whatever else the mail was about. */
function ordersOf(context: MailContext, content: Acknowledgement): readonly string[] {
  const sent = content.pressSent.length > 0 && !hasNewOrders(context, content) ? ['press sent'] : [];
  return [...sent, `${context.view.phase} ${wantedInSubject(context)}`];
}

function hasNewOrders(context: MailContext, { mail }: Acknowledgement): boolean {
  return ownPowers(context).some(({ onFile }) => onFile.some(({ received }) => received === mail.received));
}

/** Of everybody else: the messages sent, the lines carried out, what is shown. */
function done({ report, pressSent, asked }: Acknowledgement, isAll: boolean): readonly string[] {
  const carriedOut = report.filter(
    ({ outcome, line, text, message }) => outcome === 'done' && line !== null && text !== '' && message !== '',
  );
  const [only] = carriedOut;
  return [
    ...(pressSent.length === 0 ? [] : [pressSent.length === 1 ? 'press sent' : `${pressSent.length} messages sent`]),
    ...(!isAll || only === undefined
      ? []
      : [carriedOut.length === 1 ? `${shortened(only.text)}: done` : `${carriedOut.length} lines done`]),
    ...new Set(asked.map(({ what }) => SHOWN[what])),
  ];
}

const SHOWN: Readonly<Record<Asked['what'], string>> = {
  status: 'how the game stands',
  list: 'the game',
  summary: 'summary',
  map: 'map',
  help: 'help',
  history: 'history',
  'all-orders': 'orders on file',
  prediction: 'prediction',
  diary: 'your diary',
};

function shortened(text: string): string {
  const line = text.trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
