/** The decision table: what a sentence says against the orders beside it, each rule with what it is not about. */
import { lazy } from '../../text/lazy.ts';
import { clauseAround, tagPattern, tagsNeeded } from './patterns.ts';
import type { Sentence } from './sentences.ts';

/** `or`: it sets orders above it against those below it. */
export type SignKind = 'condition' | 'refusal' | 'question' | 'choice' | 'or' | 'draft' | 'time' | 'voice';

export interface SignRule {
  readonly kind: SignKind;
  /** Nothing behind it in the paragraph gives the word back. */
  readonly isLasting: boolean;
  /** Where in the tags it ends; null where the sentence does not say it. `leads`: the orders stand right below the sentence. */
  readonly found: (sentence: Sentence, leads: boolean) => number | null;
}

/**
 * Kind (`!`: lasting); pattern; what the same clause must not hold. Signs before a pattern: `?` the sentence is a question,
 * `:` it ends with a colon, or without any sign.
 */
const TABLE = `
or!; ^ (BUT)? (OR|ALTER) (THIS|LIKETHIS|MAYBE|BUT|INSTEAD|THEN|ELSE|SO|IT|ORDERS)* (x)? (THIS|LIKETHIS|ORDERS)? (,|$); YOU
or; ALTER ... (PLAY|WOULD|THIS|ORDERS); YOU
refusal!; NEG (YET|PLEASE|BE|TO|WILL|MORE|NOW|SHOULD|THIS|IT|ORDERS|AGAIN|SO|CAN|HE|BUILDS|ME|YOU|x|NEG|TAKE)* (FILE|TAKE) ... (THIS|ORDERS|IT); OLD / MAIL / EARLIER / I (BE|WILL|CAN|WOULD)* NEG
refusal!; (THIS|ORDERS|IT|BUILDS) ... NEG (YET|PLEASE|BE|TO|MORE|x)* (FILE|TAKE); OLD / MAIL / EARLIER / I (BE|WILL|CAN|WOULD)* NEG
refusal!; ^ (PLEASE|BE|THANKS|VOID|,|x)* NEG (YET|PLEASE|BE|TO|MORE|NOW|AGAIN|BACK|TAKE)* FILE (YET|PLEASE|BE|NOW|MORE)* $; GAME
refusal!; NEG (YET|PLEASE|BE|TO|MORE|NOW)* FILE (YET|PLEASE|BE|NOW|MORE)* $;
refusal!; NEG (TO|BE|PLEASE)* PLAY (YET|THIS|ORDERS)* $; I / GAME
refusal!; I ... NEG ... (PLAY|FILE|SENT|ORDERS) ... (THIS|LIKETHIS); SENT
refusal!; (THIS|LIKETHIS) ... I ... NEG ... (PLAY|FILE);
refusal!; REFUSE ... (THIS|ORDERS|BUILDS); NEG REFUSE / OLD / MAIL / EARLIER / I REFUSE MY
refusal!; (THIS|ORDERS|BUILDS) ... REFUSE; NEG ... REFUSE / OLD / MAIL / EARLIER
refusal!; :^ (PLEASE|I|x|HERE)* REFUSE (I|PLEASE|ME)* $; NEG
refusal; :^ (PLEASE|I|x|HERE)* REFUSE ... (OLD|EARLIER|MAIL) ... $; NEG
refusal!; (^|,) (PLEASE|YOU|CAN|ONLY|POLITE)* REFUSE (THIS|IT|PLEASE|MAIL)* $; NEG / I / OLD / EARLIER
refusal!; ^ BUT I (WILL|WOULD|CAN|BE|HAVE)? NEG $;
refusal!; (TAKE|PLAY) (I|THIS|ME|ORDERS|x)* BACK; POWER / HE
refusal!; (ACT|WAIT) (THIS|ORDERS) BACK;
refusal!; WAIT ... (THIS|ORDERS|FILE); NEG ... WAIT / KNOW / I WAIT / I BE WAIT
refusal!; (THIS|ORDERS) ... WAIT; NEG ... WAIT / KNOW
refusal!; (^|,) (PLEASE|BUT|SO|FIRST|NOW|ONLY|YET)* WAIT (PLEASE|NOW|YET|ONLY)* $; NEG
refusal!; (THIS|IT|ORDERS) ... NEG ... VALID; OLD / EARLIER / MAIL
refusal!; ^ (PLEASE|NEG|YET)* NEG FILE ,;
refusal!; , (BUT|SO|AND)? NEG (NOW|YET|FILE) $; I
refusal!; NEG FILE NEG (YET|x)* $;  OLD / MAIL
refusal!; ^ (x|PLEASE)* PLEASE NEG x THIS (YET)? (,|$);
refusal!; NEG (MORE|BE|YET)* VALID; OLD / EARLIER / MAIL / I
refusal!; VALID NEG (MORE|YET)*; OLD / EARLIER / MAIL / I
refusal!; (THIS|IT|ORDERS) (BE|ONLY|NOW|x|HERE|MY)* VOID; OLD / EARLIER / MAIL / I
refusal!; ^ (NOW|ALREADY|BE)* VOID (ORDERS|BE|NOW)* $;
refusal!; ^ (NOW|ALREADY|BE)* VOID (ORDERS|BE|NOW)* ,; OLD / MAIL
refusal!; (VOID AND)? VOID $ & THIS; OLD / MAIL
refusal!; ^ VOID AND VOID;
refusal!; VOID THIS;
refusal!; NEG THIS VALID;
refusal!; THIS (OPTION|ORDERS)? BE OUT;
refusal!; VALID (HE|IT|THIS) NEG;
refusal!; ^ x VOID $;
refusal!; ^ VOID x $;
refusal!; THESE ... NEG SENT;
refusal!; ^ VOID GAME (,|$);
refusal!; ^ (NEG)? (NEG)? (,)? NEG LIKETHIS $;
refusal!; ^ NEG (,)? LIKETHIS NEG $;
refusal!; ^ NEG (REAL|FINAL) $;
refusal!; ^ (PLEASE)? NEG (x)? THIS (,|$);
refusal!; PLEASE (NOW|YET|TO)* NEG (NEG)* REFUSE;
refusal!; NEG (TO|PLEASE)* FILE $;  I
refusal!; (TAKE|ACT|PLAY|SENT) ... THIS ... OUT;
refusal!; I (ORDERS|PLAY) (IT|THIS) NEG;
refusal!; ^ (PLEASE|BUT)* NEG YET (,|PLEASE)* $;
refusal!; ^ (PLEASE|BUT)* YET NEG (,|PLEASE)* $;
refusal!; PLEASE (YET|TO)* NEG (NEG|YET)* ... THIS; FILE / MAIL / LATE
refusal!; THESE ... VOID;
refusal!; ^ (BE|YET)* NEG DRAFT (x)? $ & NEG; MORE / FINAL / IT
refusal!; NEG MORE (MY)? ORDERS;
refusal!; THIS (BE)* NEG (TO)? YOU;
refusal!; NEG (BE)? (MORE)? MY ORDERS;
refusal!; NEG (x|OPTION|IN|YET)* DRAFT $ & (SET|x|OPTION|YET);  MORE / FINAL / MAIL / IT / THIS
refusal!; NEG (MY|FINAL|REAL|FILE|BE|AS|NEG)* ORDERS; I / GAIN / NEG x x / SO / NEXT / LATER / OLD / THANKS
refusal!; NEG (NEG|YET|BE|x|ME|MY|I|MORE|NOW)* FINAL; NOW NEG MORE
refusal!; NEG (TO|BE|YET)* FILE (HERE|NOW)* $; I
refusal!; :^ (PLEASE|I)* REFUSE (HERE|AGAIN|REFUSE|OUT|THIS)* $; NEG
refusal!; ^ (PLEASE|NOW|YET|TO)* REFUSE , VOID;
refusal!; (^|,) (PLEASE|NOW|YET|TO)* REFUSE $; NEG / I / OLD / EARLIER / MAIL
refusal!; MY ORDERS (BE|IT|BUT|THIS)* NEG $;
refusal!; ^ (x)? NEG (x)? PLAY I (IT|THIS);
refusal!; :^ NEG (x)? I NEG (PLAY|FILE) $;
refusal!; ^ I VOID (THIS|IT)? $;
refusal!; ^ MORE VALID $;
refusal!; ^ VOID AS;
condition; ^ ONLY (IF|WHEN) (IT|POWER|HE|PLACE);
condition; ^ ONLY AGREE;
condition!; ^ DEPEND VALID;
question; ?^ (SO|BUT|AND)? (WOULD|SHOULD|BE|HAVE) (I|IT|HE|THIS) ... (THIS|LIKETHIS|PLAY|ACT|ORDERS|REAL|SENT); LATE / MAIL / NICE / KNOW / GAME / GAIN / YOU / GREET / CAN
question!; :^ BE IT (BE|x)* EVAL $;
question!; :^ (SHOULD|WOULD|CAN) (I|HE) ... (PLAY|LIKETHIS|GREET|ACT|EVAL) ...; LATE / MAIL / NICE / YOU
question; ^ POLITE YOU ... EVAL; MAIL / LATE
question; ^ YOU (ASK|SAY|x)* IT WOULD;
question!; ASK HOW;
question!; ASK IT WOULD;
question!; ^ VALID HE EVAL;
question!; ?^ HOW ... FILE THIS;
question!; ?^ WHAT ASK YOU;
question; EVAL THIS OR;
choice; ^ EITHER (I|WOULD|x|HE)* $;
choice; ^ OPTION NUM NUM;
choice; ^ MAYBE $;
draft; ^ HE (WOULD|CAN) ... PLAY $;
draft; ^ OTHER DRAFT WOULD;
draft!; ^ (x|TURN|THIS|ONLY)* DRAFT $; NEG / NICE / LATE / THANKS
time!; ^ NEG (THIS|NOW)* (NOW|TURN) (,)? BUT;
time!; YET NEG (THIS)? TURN;
time; :YEAR $; AS / I PLAY
time; ^ SEASON & I (BE|WILL)* PLAY $;
time!; TURN (AFTER|LATER) (THIS)? (x)? $;
time; ^ SEASON ORDERS ,;
time; :^ SEASON (NUM|x)* (BE|HAVE)* I $;
voice; :^ ANOTHER AS I;
voice; :^ ANOTHER ACT (x)? $;
time!; ^ LATER , WHEN;
time!; ^ LATER , x AGREE;
time; :^ LATER (SAY|POLITE|I|x|WOULD|PLAY|NICE)* $;
time; :AFTER SEASON $;
time; :^ MY MAIL (FROM)? (EARLIER|OLD);
time; ^ IT WAS MY;
time; :^ YOU (HAVE|x)* ME (LATE|x|TO)* AGREE $;
time; :^ OLD SAY I $;
time!; ^ (MY)* ORDERS (OLD|EARLIER) ,;
voice!; (THIS|IT|BE|^) (BE|x)* NEG (x)? MY (,|$);
voice; :(HE|POWER) ... SAY (AGREE|x)* (,)? I (SHOULD|SAY|x) (TO|PLAY|x)? $; NEG
voice; :^ (MY|x)* (HE|POWER) ,; I / NEG / HERE
voice; (POWER|HE) (x|SENT|MAIL|BE|HAVE)* ME THIS;
voice; IT HAVE ME (POWER|HE) SAY;
voice; :^ (HE|POWER) (BE|HAVE|POLITE|x)* POLITE ME $;
voice; :^ (HE|POWER) SAY I (SHOULD|PLAY|x)* $;
voice; WHAT ... POWER (WILL|ACT|WOULD|x)* (ORDERS|PLAY) $;
voice; ^ GREET POWER , (x|ASK|AND|IF)* YOU;
voice!; ^ FROM (ANOTHER|HE) $;
voice; (x|KNOW|THIS|FROM|FILE) ... QUOTE (,|$); HERE / OWN
voice; ^ QUOTE (POWER|PLACE|HE);
voice!; ^ GAME (x|NUM|YEAR) ,;
voice!; ^ GAME , NEG THIS;
voice; GAME x & , & OWNPOWER $; MY
voice; ^ (x)* OTHER GAME & I PLAY $;
voice!; QUOTE KNOW $;
voice!; ^ x THIS QUOTE;
voice; MAIL NEG ME;
time; ^ WAIT NEXT;
time; ^ IT BE NEXT;
draft; ^ THINK x (TO)? ,;
draft!; ^ DRAFT FROM DRAFT;
draft; PLAY x DRAFT $;
question; ^ BE I REAL;
question; ?^ BE IT REAL;
voice; THIS x GAME x;
voice; :OTHER GAME ... (PLAY|ORDERS) ...;
draft!; ^ (MY|ONLY|ID|OTHER|HERE|BE|THIS|IT|TO|POWER|HE|x|YET|SO)* DRAFT (ORDERS|ONLY|ID|TO|YOU|ME|HE|POWER|THIS|BE|NOW|DRAFT|BEFORE|x)* (,|$); NEG / THANKS / GOODIDEA / DRAFT MAIL / BE (POWER|x)
draft!; ^ (MY|ONLY|ID|OTHER|HERE|BE|THIS|IT|TO|POWER|HE|YET)* DRAFT (HOW|WHAT|AS|TO|I|MY|AFTER|NOW) ...; NEG / THANKS / BE x
draft!; (THIS|IT|HERE) (BE|ONLY|MY|ID|x)* DRAFT; NEG / THANKS / FINAL
draft!; ^ (MY|HERE|BE|ONLY)* DRAFT (NEXT|LATER|OLD|YEAR|SEASON);
draft!; IT (BE|ONLY|x)* DRAFT $; NEG
draft!; I SAY DRAFT;
draft!; ONLY (TO|x|LIKETHIS)? DRAFT; NEG / THANKS
draft; I (BE|x|ONLY|NOW|YET|ME|ALSO|WOULD)* THINK; NEG / HAVE THINK
draft; MULL;
draft; ALMOST ... (SENT|PLAY|ORDERS|FILE|THIS|$); AS / OLD / LATE
draft; I (BE|HAVE)* ALMOST ...; SENT EARLIER / AS / NICE / LATE
draft; THIS (CAN|WOULD|MAYBE) ... ORDERS;
draft; LIKETHIS (x)? MAYBE;
draft!; ^ x ORDERS $;
draft!; ^ ORDERS DRAFT $;
draft; ^ (MY|OLD)* THINK (,|$);
draft; ^ (IT|THIS)? (WOULD|CAN) (x)* LIKETHIS;
draft; ^ THIS WOULD x $;
draft; ^ (YET|x)* THINK ... $; LATE / NICE / I / POWER
draft; (NOTYETFINAL|DOUBT) ... (THIS|ORDERS|YET|$); IF
draft; ^ (YET|BE|I|ONLY)* (NOTYETFINAL|DOUBT) ...; IF
draft; I ... WOULD (MAYBE|ALSO|ME|BE|x|LIKETHIS|THIS|THINK|KNOW|ONLY|BUT)* (PLAY|ORDERS|THINK|WOULDPLAY); POLITE / SENT / WOULD NEG
draft; WOULD (I|MAYBE|ALSO|ME|x|LIKETHIS|THIS|ONLY|BUT)* (PLAY|ORDERS|THINK); POLITE / SENT / YOU / NEG / MAIL
draft; I (x|ONLY|BUT|MAYBE)* WOULDPLAY;
draft; YOU (BE|MAYBE|ALSO)* (WOULD|CAN|SHOULD|POLITE) (MAYBE|ALSO|LIKETHIS|x)* (PLAY|ORDERS);
draft; ^ (BUT|OR|x)? MAYBE (LIKETHIS|THIS|SO|ELSE|INSTEAD|PLAY|ORDERS|BUT|x)? $;
draft; MAYBE (I|PLAY|LIKETHIS) ... (PLAY|LIKETHIS|THIS);
choice; ^ (OR|BACKUP|OTHER|ID|MY|THEN|MAYBE)* OPTION (ID|NUM|x|MORE|BACKUP)? (x)? (WOULD|BE)* (,|$); PLAY / FINAL / OPTION x BE ,
choice; ^ (x|AS|HE|BE)? (x)? OPTION $; FINAL
choice; OPTION ID WOULD I;
choice; ^ AS OPTION ID I WOULD;
choice; ^ (MY|THIS|OUR)* OPTION (BE|NOW|TURN|THIS|TO|NEXT|LIKETHIS)* $; FINAL
choice; ^ (MY|ONLY)* BACKUP OPTION;
choice; ^ BACKUP (ORDERS)? $;
choice!; ^ EITHER (THIS|LIKETHIS|SO)? (,|$);
choice!; ^ (PLEASE|YOU)* CHOOSE; I
question; ?SHOULD (I|HE) ...;  LATE / MAIL / GAIN / HAVE
question; (SHOULD|WILL) I (IT|THIS|LIKETHIS|x)* PLAY; WILL
question!; ?(THIS|LIKETHIS|ORDERS|UNIT) ... EVAL; LATE / MAIL / SENT / NICE
question!; ?EVAL ... (THIS|LIKETHIS|ORDERS|UNIT|PLAY); LATE / MAIL / SENT / NICE
question!; ?(BE|WOULD|PLAY|^) (IT|LIKETHIS) (BE|x|LIKETHIS|SO|IT)* EVAL (LIKETHIS|IT)? $; GAME
question!; ?EVAL (IT|LIKETHIS) ...; GAME / MAIL / NICE
question!; ^ (SO|BUT|AND|x)? (WHAT|HOW) ... (THIS|ORDERS|LIKETHIS); GOODIDEA / OLD / BE YOU / YOU FILE / I PLAY TO / THIS HE
question!; ^ (SO|BUT)? WHAT YOU (SAY|BE|x|THINK)* $;
question!; ?WHAT YOU SAY $;
question!; ?^ (BE|SO|YET)* EVAL (BE)? $;
question!; ?(VOID|x|LATE) THIS $;
question!; ^ (SAY|PLEASE|ME|x|ASK)* WHICH ... EVAL;
question!; ?(CAN|WOULD) (HE|ANY) KNOW THIS;
question!; ?^ (x|BE|REAL|EVAL|AGREE) OR ...; LATE / YOU
question!; ?^ WHICH; x (TO|FROM) x
question!; ?BE THIS x $;
question!; ?(CAN|WOULD) (I)? (THIS|IT) (x)* (EVAL)? $;
question!; ?^ WHAT (WOULD|POLITE) YOU;
question!; ASK , ... (REAL|EVAL);
question!; ASK ... (REAL|EVAL);  NEG / IF YOU
question!; :ASK (x|IT|TO)* $; NEG / YOU GAIN / NEVERMIND / LATE / MY
question!; ^ (WHAT|WHICH|ASK) (BE|x)* EVAL;
question!; ?SHOULD ... PLAY;
question!; ^ (SO|BUT)? HOW (WOULD|x)* (THIS|IT|LIKETHIS) (BE)? FILE;
question!; ^ (SO|BUT)? WHAT IF ... (THIS|ORDERS|PLAY|LIKETHIS|ACT|IT);
question!; ^ (x)? WHICH ... (THIS|WOULD|YOU|EVAL|PLAY|WOULDPLAY|BETTER);
question!; ?(CAN|WOULD|MAY) (UNIT|AND|x)* (PLAY|FILE|ACT) ... (THIS|LIKETHIS|IT); YOU / POLITE / SENT / FILE
question!; ?(CAN|WOULD) UNIT (THIS|LIKETHIS);
question!; ?(BE|^) IT ... (LIKETHIS|THIS) $; MAIL / SENT / LATE / YOU
question!; ?(CAN|WOULD) ... (THIS|LIKETHIS|IT) ... PLAY; YOU / POLITE / SENT / FILE
question!; ?UNIT ... (CAN|HE) ... (PLAY|LIKETHIS); YOU
question!; ASK ... (THIS|ORDERS|DRAFT|LIKETHIS|UNIT); NEG / IF / YOU GAIN / MY ASK
question!; ?ASK (THIS|ORDERS|x|NEG)* $; IF
question!; ?^ IF & (PLAY|ORDERS|THIS|LIKETHIS) & , WHAT (ACT|x|HE|WOULD|WILL|THEN); MAIL / LATE / YOU
question; ?I IF (IT|THIS|LIKETHIS)* PLAY;
time!; ^ (OLD|NEXT|TURN|LATER|EARLIER|ORDERS|MY|TO|BUILDS|OPTION|DRAFT|GAME|ONLY|MAYBE|THEN|AFTER|FROM|ID|BE|NUM|PLEASE|IT|THIS|FILE|VALID|SEASON|YEAR|OTHER|VOID|WHAT|YET|AND|BEFORE|MAIL|SENT|INSTEAD|PLAY|,)* $ & (OLD|NEXT|LATER|EARLIER|SEASON|YEAR|OTHER|BUILDS); THIS GAME / ^ (SEASON|TURN|NEXT|YEAR)* BE $ / ^ (MY|PLEASE)* BUILDS (ORDERS)? $ / OLD MAIL BE / INSTEAD MY / BEFORE (LATER|NEXT) $
time!; TURN BEFORE $;
time!; ORDERS (IT)? (GAIN|BE|FILE|PLAY)* (OLD|LATE|TURN)* $ & (FILE|PLAY) & OLD;
time!; ^ AS I ... (PLAY|SENT); NOW / ALMOST
time!; ORDERS WAS $;
time; ^ (x)? FROM (SEASON|OLD|YEAR) ... $;
time!; TURN (WAS|HAVE) I $;
time; ^ HOW I ...;
time!; ^ REMIND;
time!; ^ (ORDERS)? (TO)? AFTER (TURN|BUILDS)* (ACT|BUILDS)? $ & (BUILDS|TURN);
time; ^ (TO)* WHEN I (x|BE)* (YEAR|SEASON)
time!; ^ (OLD|EARLIER) (BE)? (SENT|PLAY|ORDERS) (,|$);
time!; ^ SENT (OLD|EARLIER) (,|$);
time!; ^ (MY|THEN)* (OLD|LATER|EARLIER) $;
time; :(OLD|NEXT|LATER|EARLIER|SEASON|YEAR) ... I (BE|ME|x|WILL)* (PLAY|SENT|THINK|DRAFT|OPTION|GAIN|ACT) ...; THIS TURN / WOULD / BE x
time; :I (BE|ME|WHAT|WILL)* (PLAY|SENT|THINK|GAIN|ACT) ... (OLD|NEXT|LATER|EARLIER|SEASON|YEAR); WOULD / POLITE / OLD (MAIL|LATE|NICE)
time; :(OLD|NEXT|LATER|EARLIER|SEASON|YEAR) (TURN|BE|,)* I (BE)? $;
time; :(OLD|NEXT|LATER|EARLIER|SEASON|YEAR) (TURN|SEASON)* (BE|GAIN)* I ... (PLAY|SENT|THINK|DRAFT|OPTION) $; WOULD / POLITE
time; :^ (NEXT|LATER|SEASON|YEAR) (TURN|SEASON|x)* I (SAY|THINK|TO|x)* $;
time; ^ (AFTER|WHEN) BUILDS ... (PLAY|IT|I);
time!; (FILE|VALID) ... (NEXT|LATER|SEASON|YEAR) ...; NEG
voice; (POWER|HE|PLACE) (BE|x|ME|HAVE|WOULD|THEN|ONLY)* SAY ... (THIS|LIKETHIS|ORDERS|PLAY|SHOULD); AS / AGREE / SAY (TO)? KNOW / SAY ASK / BACK / NEG / EVEN
voice; (POWER|HE) (BE|ME)* (SAY|POLITE) (ME|TO|BE)* , ... (THIS|LIKETHIS|PLAY|I);
voice; :(POWER|HE|x) (BE|x|ME|HAVE|LIKETHIS)* SAY (TO|ME|BE|YOU|WHAT|EARLIER|LATE|NOW|SO)* $; I / AS / NEG / EVEN
time; :^ WHAT ...; GOODIDEA / I (PLAY|ORDERS|SAY) / YOU / NICE
voice; WHAT (ME)? (POWER|HE|ANY|x) ... (SAY|POLITE); AS / I / NEG / EVEN
voice; (THIS|IT|HERE) (BE)? (IT|WHAT|BE)* POWER ... (SAY|POLITE); AS / NEG
voice; SAY ... (THIS|PLAY) ... POWER; AS / YOU SAY / NEG / EVEN
voice!; ^ (FROM|BE|THIS|HERE|MY)* (ANOTHER|HE) (BE)? (ORDERS|WISH|MAIL|DRAFT|OPTION) (TO|ME|THIS|OLD|NEXT|x)* (,|$);
voice!; ^ (FROM|HERE|THIS|BE|MY)* (ORDERS|WISH|MAIL|QUOTE|DRAFT|OPTION|PLEASE) (FROM|BE|MY|I|SENT|TO)* (ANOTHER|HE) (THIS|ME|TO|OLD|BE)* (,|$);
voice!; ^ (FROM|BE|THIS)* (OLD|LATE|BE)* MAIL (OLD|LATE|EARLIER)* $ & (FROM|OLD); MY
voice!; ^ (TO)* ANOTHER $;
voice; POWER WILL $;
voice!; AS SAY POWER $;
voice!; AS POWER SAY $;
voice; POWER POLITE ... THIS;
voice; THIS BE SAY;
voice!; ^ SAY (MY|FROM|BE)* (POWER|HE) $;
voice!; ^ POWER BE x $;
voice; ^ ANOTHER , (POLITE|WOULD|WOULDPLAY|CAN);
voice; YOU , ANOTHER , SHOULD;
voice; (POWER|HE) (WOULD|CAN|SHOULD) (PLAY|ACT) ... (THIS|LIKETHIS);
voice!; ^ PLACE SAY (THIS|x|IT)? $;
voice!; ^ ASK HE $;
voice!; ^ TO (MY|GREET)* (HE|ANOTHER);
voice; ^ (x)? (HE|POWER) ... (POLITE|SAY) ... THIS; AS / NEG / EVEN / NICE / KNOW
voice; ^ (MY)? (HE|POWER) (POLITE|SAY) IT LIKETHIS; AS / NEG / EVEN
voice; I SAY YOU PLAY THIS;
choice; LIKETHIS MAYBE;
voice!; OTHER GAME $;
voice!; THIS (BE|ACT|ONLY)* FROM? POWER; BE MY
voice!; THIS ACT POWER;
condition!; ^ (MY)* DEPEND ORDERS;
condition!; ^ (MY)* ORDERS DEPEND;
condition!; POWER PERMIT;
condition!; ^ DEPEND DRAFT $;
condition!; ^ (DRAFT|x)? DEPEND $;
condition; :WAIT ... (AGREE|POWER|HE|PLACE); NEG / YOU
voice!; ACCORDING (TO|MY|x|WISH|AGREE)* (ANOTHER|HE|PLACE);
voice!; ^ (x|HERE|ONLY)? QUOTE; THIS
voice!; ^ GREET ANOTHER (,)* $; HERE
voice; ^ POWER , (HERE|YOU|WHAT|HOW|I|THIS|IT);
voice!; ORDERS ... GAME (x|PLACE);
voice!; ORDERS FROM GAME;
`;

/** What must be looked at beside the tags: the sentence's end. */
function compile(row: string): SignRule {
  const [name, written, unless = ''] = row.split(';').map((each) => each.trim());
  const [, sign, body] = /^([?:]?)(.*)$/.exec(written!)!;
  const [is, ...also] = body!.split(' & ').map(tagPattern);
  const without = tagsNeeded(body!);
  const toEnd = body!.includes('...') && /\$\)?( &|$)/.test(body!);
  const not = unless === '' ? [] : unless.split(' / ').map(tagPattern);
  return {
    kind: name!.replace('!', '') as SignKind,
    isLasting: name!.endsWith('!'),
    found: ({ tags, end }, leads) => {
      if (sign === '?' && end !== '?') return null;
      if (sign === ':' && !(leads && (end === ':' || end === ''))) return null;
      if (without.some((tag) => !tags.includes(tag))) return null;
      const match = is!.exec(tags);
      if (match === null || !also.every((each) => each.test(tags))) return null;
      // A comma that it ends with is where the next clause begins.
      const to = match.index + (toEnd ? match[0].indexOf(' ') + 1 : match[0].replace(/, $/, '').length);
      const clause = clauseAround(tags, match.index, to);
      return not.some((each) => each.test(clause)) ? null : Math.max(0, to - 1);
    },
  };
}

export const rules = lazy(() => TABLE.trim().split('\n').map(compile));
