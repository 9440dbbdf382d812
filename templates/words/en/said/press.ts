import { listInWords } from '../../../../engine/explain/names.ts';
import type { Addressee } from '../../../../engine/game/events.ts';
import type { PressSaying } from '../../../../engine/sayings/press.ts';
import type { Speaker, Words } from '../../language.ts';
import { counted } from '../../text/counts.ts';

export const press = {
  'press/sent': ({ to, asWords = 0 }, speaker) =>
    `Sent to ${recipients(to, speaker)}${asWords === 0 ? '' : `. ${counted(asWords, 'line')} with orders ${asWords === 1 ? 'was' : 'were'} sent as words, not filed`}`,
  'press/kept': ({ phase }) => `Kept: it comes out with the results of ${phase ?? 'the next phase'}`,
  'press/held': ({ why, to, characters, start }, speaker) => {
    const told = speaker.say(why);
    const sent = /nothing was sent/i.test(told) ? '' : ' Nothing was sent.';
    return `${told}${sent} To ${recipients(to, speaker)} it would go as it stands, ${characters} characters that begin: ${start}`;
  },
  'press/empty': () => 'The message is empty: nothing was sent.',
  'press/too-long': ({ most }) =>
    `The message is longer than ${most.toLocaleString('en')} characters: nothing was sent. Send it in parts.`,
  'press/too-many': ({ most }) =>
    `One mail sends out at most ${most} messages: this one was not sent. Send it in another mail.`,
  'press/no-reader-left': () => 'Nobody would read this message any more: nothing was sent.',
  'press/only-yourself': () => 'The message goes to nobody but yourself: nothing was sent.',
  'press/no-reader': ({ to }, speaker) =>
    `Nobody would read this message: ${
      to.length === 0
        ? 'its recipient has left the game'
        : `${recipients(to, speaker)} ${to.length === 1 && to[0] !== 'OBSERVERS' ? 'has' : 'have'} no player`
    }. Nothing was sent.`,
  'press/no-color': ({ color, observer }) =>
    `There is no ${color} press ${observer ? 'from observers ' : ''}in this game: nothing was sent.`,
  'press/none-yet': () => 'The game has not begun: you can only write to the GM. Nothing was sent.',
  'press/none': () => 'There is no press in this game but to the GM: nothing was sent.',
  'press/none-of-observers': () => 'Observers send no press in this game.',
  'press/none-postal': () =>
    'There is no postal press in this game: nothing was sent. BROADCAST sends it to everybody at once.',
  'press/no-results-to-come': () => 'There is no phase whose results it could go with.',
  'press/none-partial': () =>
    'In this game press goes to everybody: nothing was sent. Write PRESS TO ALL if that is what you want.',
  'press/gm-as-gm': () => 'The GM writes as the GM: nothing was sent.',
  'press/no-fake-recipients': () =>
    'A message shows its true recipients in this game: nothing was sent. Leave FAKE out to send it so.',
  'press/no-fake-sender': () =>
    'Messages show their true sender in this game (a game has SET FAKE SENDER where they need not): nothing was sent. Leave FROM out to send it under your own name.',
  'press/none-in-minor-phases': () => 'There is no press in retreats and adjustments in this game: nothing was sent.',
  'press/none-after-deadline': () =>
    'There is no press between the deadline and processing in this game: nothing was sent.',
  'press/none-of-late': () => 'Late players send no press in this game: send your orders first. Nothing was sent.',
  'press/orders-first': () =>
    'In this game orders come before press: send orders for all your units first. Nothing was sent.',
  'press/neighbors-not-all': () => 'Press goes to neighbors only in this game, not to everybody: nothing was sent.',
  'press/no-neighbors': ({ far }, speaker) =>
    `Press goes to neighbors only in this game, and ${recipients(far, speaker)} ${
      far.length === 1 && far[0] !== 'OBSERVERS' ? 'is not one' : 'are none'
    } of yours: nothing was sent.`,
} satisfies Words<PressSaying>;

const NAMES: Readonly<Partial<Record<Addressee, string>>> = {
  WRITER: 'the sender of the message that you answer',
  MASTER: 'the GM',
  OBSERVERS: 'the observers',
};

export function recipients(to: 'all' | readonly Addressee[], { powers }: Speaker): string {
  return to === 'all'
    ? 'everybody'
    : listInWords(
        to.map((each) => NAMES[each] ?? powers(each)),
        'and',
      );
}
