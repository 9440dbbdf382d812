/**
 * An answer says back what has become of a mail: whatever the mail holds, nobody hears that all is well while a unit has no order,
 * while something is asked about, or while an order was refused and no other given for its unit.
 */
import { expect, test } from 'vitest';
import { ask, gameNow, twoPlayers } from '../deadlines/games.ts';
import { JUDGE } from '../handling/rig.ts';
import { createRandom, type Random } from '../random.ts';
import { IS_FULL } from '../some-of.ts';
import { ROWS } from './command-rows.ts';

const GAMES = IS_FULL ? 200 : 6;
const MAILS = 6;
const ALL_CLEAR = /all set|alles erledigt|tout est prêt|orders complete|befehle vollständig|ordres complets/i;

/** Orders by their unit, as they may be given. */
const LEGAL: Readonly<Record<string, readonly string[]>> = {
  vie: ['A Vie - Gal', 'Vie-Boh', 'army vienna holds', 'A Vie S A Bud - Gal'],
  bud: ['A Bud - Ser', 'bud rum', 'A Budapest - Galicia', 'A Bud H'],
  tri: ['F Tri - Alb', 'F Trieste hold', 'tri-adr'],
};
/** None of these can be given. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  vie: ['A Vie - Lon', 'F Vie - Gal'],
  bud: ['A Bud - Kiel', 'A Bud S F Tri - Rom'],
  tri: ['F Tri - Par', 'F Tri - Gal'],
};
const ASKING = ['If Italy agrees:', 'Draft:', 'Nur falls Russland zustimmt:', 'Mes anciens ordres :'];
const OTHERS = [
  'set wait',
  'set no wait',
  'list',
  'clear',
  'clear A Bud',
  'FILE',
  'Thanks for running this!',
  'press to england\nShall we talk?\nendpress',
  'phase F1901M\nA Vie - Tyr',
  'tell England\nA Bud - Ser\nendpress',
  'Sorry, I meant Rumania.',
];

interface Piece {
  readonly text: string;
  readonly unit?: string;
  readonly isRefused?: true;
}

function piece(random: Random): Piece {
  const unit = random.pick(Object.keys(LEGAL));
  if (random.percent(55)) {
    const text = random.pick(LEGAL[unit]!);
    return random.percent(15) ? { text: `\n${random.pick(ASKING)}\n${text}\n` } : { text, unit };
  }
  if (random.percent(40)) return { text: random.pick(REFUSED[unit]!), unit, isRefused: true };
  return { text: `\n${random.pick(OTHERS)}\n` };
}

test('no all-clear stands where a unit has no order, something is asked about, or an order was refused', async () => {
  const said = new Set<boolean>();
  for (let seed = 1; seed <= GAMES; seed++) {
    const random = createRandom(seed);
    const services = await twoPlayers();
    if (random.percent(40)) await ask(services, 'ann', `set language ${random.pick(['de', 'fr'])}`);
    if (random.percent(20)) await ask(services, 'ann', 'set mail classic', JUDGE);
    for (let n = 0; n < MAILS; n++) {
      const pieces = Array.from({ length: 1 + random.below(5) }, () => piece(random));
      const text = pieces.map((each) => each.text).join('\n');
      await services.moveTo(services.services.now() + 60_000);
      const answer = await ask(services, 'ann', text);
      const { seats, pending = {} } = await gameNow(services);
      const { onFile } = seats.find(({ power }) => power === 'AUSTRIA')!;
      const units = new Set(onFile.map(({ order }) => order.slice(2, 5)));
      const given = pieces.flatMap(({ unit, isRefused }) => (isRefused ? [] : (unit ?? [])));
      const refused = pieces.filter(({ unit, isRefused }) => isRefused && !given.includes(unit!));
      const asked = Object.values(pending).flatMap(({ sets }) => sets);
      const [subject, ...rest] = answer.split('\n');
      const facts = `${seed}:\n${text}\n---\n${answer}\n--- on file: ${[...units]}; asked: ${asked.length}`;
      const isWell = ALL_CLEAR.test(`${subject}\n${rest.slice(0, 2).join('\n')}`);
      said.add(isWell);
      if (asked.length > 0) expect(subject, facts).toMatch(/NOT filed|NICHT eingetragen|NON|^Re: \[Error Flag\] /);
      if (isWell && answer !== '') {
        expect([units.size, asked.length], facts).toEqual([3, 0]);
        if (/all set|alles erledigt|tout est prêt/i.test(answer)) expect(refused, facts).toEqual([]);
      }
    }
  }
  expect(said.size).toBe(2);
}, 600_000);

/** What a mail says of the game however it is written; of these commands it is the answer. */
const OF_ANY = /^(?::: |Movement orders for|Austria: |Time to |- WAIT is off|Orders not received|.*\(marne\.001\))/;
const ANSWERED_SO = /^(?:ORDERS|ready$|SET NOWAIT)/;
/** They begin or end what others stand in. */
const FRAME = /^(?:PHASE|IF|ELSE|ENDIF)\b/;

test.each(
  ROWS.filter(
    ({ name, who, isGiven, lines }) => who.includes('player') && isGiven && lines.length > 0 && !FRAME.test(name),
  ),
)('a CLASSIC mail never leaves $name without an answer', async ({ name, lines }) => {
  const services = await twoPlayers();
  await ask(services, 'ann', 'set mail classic', JUDGE);
  const [, ...text] = (await ask(services, 'ann', lines[0]!)).split('\n');
  const said = text.filter((line) => line.trim() !== '' && (!OF_ANY.test(line) || ANSWERED_SO.test(name)));
  expect(said.join('\n'), text.join('\n')).toMatch(ANSWERED_SO.test(name) ? /Austria: [\s\S]*- WAIT is off/ : /./);
});
