import type { SettingSaying } from '../../../../engine/sayings/settings.ts';
import type { Words } from '../../language.ts';
import { counted } from '../../text/counts.ts';

export const settings = {
  'settings/nothing-changed': ({ because }, { say }) => `${say(because)}; nothing had to change`,
  'settings/auction-for-all': () =>
    'Seats are auctioned only where each has a player of its own: SET PLAYERS ALL, or SET SEATS DRAWN with fewer players.',
  'settings/seats-fixed': () => 'In this variant it is fixed which powers go together.',
  'settings/reminders-range': ({ least, most }) => `Reminders go out ${least} to ${most} hours before the deadline.`,
  'settings/comment-too-long': ({ most, isLongOne }) =>
    `${isLongOne ? 'The long comment' : 'A comment'} has at most ${counted(most, 'character')}.`,
  'settings/partial-both-already': () => 'Orders and press are so already',
  'settings/partial-orders-on': () =>
    'Units that are left out hold at the deadline. Press to some powers, which PARTIAL meant elsewhere, is allowed as it was.',
  'settings/partial-orders-off': () =>
    'Orders must be complete again. To have press go to everybody only, send SET NO PARTIAL PRESS.',
  'settings/partial-press': ({ on }) =>
    on
      ? 'Press may go to some powers and not to all. For orders that leave units out there is SET PARTIAL ORDERS.'
      : 'All press goes to everybody. For orders that leave units out there is SET PARTIAL ORDERS.',
  'settings/partial-which': ({ orders, press }) =>
    `Orders or press? Send ${orders} for units that are left out, or ${press} for press to some powers.`,
  'settings/grace-which': ({ press, line }) =>
    `Press or time? Send ${press} for no press after the deadline, or ${line} to accept no late orders in movement phases.`,
  'settings/no-grace-press-already': ({ line }) =>
    `There is no press after the deadline as it is; ${line} is for the time in which late orders are accepted`,
  'settings/no-dedication': () =>
    'No dedication is asked for. SET DEDICATION 90 asks for people who have been on time in 90 phases of 100.',
  'settings/dedication': ({ ratio }) =>
    `Dedication is counted in phases on time here, not in points: this is the same as SET ONTIMERAT ${ratio}. Newcomers may come in.`,
  'settings/nmr-needs-grace': ({ least, line }) =>
    `With NMR we warn late players a day before the game goes on without them, so GRACE must be more than ${least} hours: ${line} first.`,
  'settings/grace-needed-for-nmr': ({ least }) =>
    `With NMR, GRACE must be more than ${least} hours: late powers are abandoned a day before its end.`,
  'settings/start-of-standard': ({ start }) => `${start} is a start of the standard game: SET VARIANT standard first.`,
  'settings/centers-at-most': ({ most }) => `There are ${most} supply centers: CENTERS is at most that.`,
  'settings/centers-at-least': () => 'It takes at least one center to win.',
  'settings/players-at-most': ({ most }) => `At most ${most} can play: PLAYERS is 1 to ${most}.`,
  'settings/powers-at-most': ({ seats }) =>
    `This variant has ${counted(seats, 'seat')}: POWERS is ${seats === 1 ? '1' : `1 to ${seats}`}.`,
  'settings/hours-range': ({ part, most, hours }) => `${part} is 0 to ${most} hours, not ${hours}.`,
  'settings/no-day': () => 'At least one day of the week must be allowed.',
  'settings/no-such-zone': ({ written }) =>
    `There is no time zone '${written}'. Zones are written Europe/Paris or UTC.`,

  'settings/stays': ({ because }, { say }) => `${say(because)} This stays as it was when the game began.`,
  'settings/stays-joined': ({ because }, { say }) => `${say(because)} Players have signed on by that, so it stays.`,
  'settings/late-hidden': () => 'Players were promised that nobody learns who is late.',
  'settings/number-hidden': () => 'Players were promised that nobody learns how many have signed on.',
  'settings/board-set-up': () => 'The pieces stand on the board.',
  'settings/building-sites-announced': () => 'Everybody plays with the building sites announced at the start.',
  'settings/centers-announced': () => 'Everybody plays for the number of centers announced at the start.',
  'settings/names-hidden': () =>
    'Names were promised to be hidden; SET NO REVEAL or SET REVEAL says what happens at the end.',
  'settings/names-hidden-for-good': () => 'Names were promised to stay hidden for good.',
  'settings/nobody-sees-orders': () => 'Players were promised that nobody sees their orders.',
  'settings/powers-dealt': () => 'The powers are dealt.',
  'settings/preferences-dealt': () => 'Powers are dealt already.',
  'settings/sight-announced': () => 'Everybody plays with as much of the board in sight as was announced at the start.',
  'settings/no-proxies-in-blind-games': () => 'In a blind game the unit of another would show what one does not see.',
  'settings/removals-announced': () => 'Everybody plays with the rule for removals announced at the start.',
  'settings/rulebook-announced': () => 'Everybody plays by the rulebook announced at the start.',
  'settings/seats-taken': () => 'The seats are taken.',

  'settings/no-such-option': ({ option }) => `There is no option '${option}'.`,
  'settings/option-belongs': ({ option }) =>
    `The rules of a variant belong together here: '${option}' cannot be taken out.`,
  'settings/rule-elsewhere': ({ rule, of }) => {
    switch (of) {
      case 'machiavelli':
        return `${rule} is a rule of Machiavelli, which is not played here: GET VARIANTS lists what is.`;
      case 'colonial':
        return `${rule} is a rule of Colonial Diplomacy, which is not played here: GET VARIANTS lists what is.`;
      case 'variant':
        return `${rule} is a matter of the variant here: GET VARIANTS tells what each has.`;
    }
  },
  'settings/cannot-be-set': ({ setting }) => `${setting} cannot be set in this game.`,
  'settings/absences-secret': () => 'Absences are secrets of the players here: only the GM can see them.',
  'settings/absences-secret-already': () => 'Absences are shown to nobody but the GM',
  'settings/access-any': () => 'Players may come from anywhere',
  'settings/access-different': () =>
    'No two players of a game have the same address. We know who shares a household only if they say so: ask them, and SET APPROVAL lets you approve each',
  'settings/access-same': () =>
    'Where a mail comes from says nothing today: ALLOW PLAYER, DENY PLAYER and APPROVAL choose who plays.',
  'settings/no-list-of-masters': () => 'Anybody may run a game here: there is no list of who may be its GM.',
  'settings/no-registry': () => 'Registry numbers are no longer given; SET COMMENT keeps one as a note.',
  'settings/no-xflags': () => 'XFLAGS was a raw word of bits: each of those rules has a setting with a name here.',
  'settings/signal-support-legal': () =>
    'A support that cannot succeed is a legal order by the rulebook: it is accepted, with a note.',
  'settings/signal-support-taken': () =>
    'Supports and convoys that cannot succeed may be written; they are answered with a note',

  'settings/not-understood': ({ written }) => `'${written}' is not understood here.`,
  'settings/replacement-is': ({ written }) =>
    `REPLACEMENT is NEXT, a number of hours, or days such as 2D; not '${written}'.`,
  'settings/timing-what': () => 'What do you want to change: CLOCK, MIN, NEXT, GRACE, DELAY or DAYS?',
  'settings/set-twice': ({ part }) => `${part} is set twice.`,
  'settings/clock-is': ({ written }) =>
    `CLOCK is a time such as 23:30, minutes after midnight, or -1 for no fixed hour; not '${written}'.`,
  'settings/days-are': ({ written }) => `DAYS are seven signs, Sunday first, such as -MTWTF-; not '${written}'.`,
  'settings/no-part-of-timing': ({ written }) => `'${written}' is none of CLOCK, MIN, NEXT, GRACE, DELAY and DAYS.`,
  'settings/hours-are': ({ part, written }) => `${part} is a number of hours, or days such as 3D; not '${written}'.`,
  'settings/reminders-are': ({ written }) => `'${written}' should be up to six times such as 1D, 4H.`,
  'settings/seats-not-open': () =>
    'Which powers go together is not open in this variant: DRAWN, AUCTION and pairs are for variants where it is.',
  'settings/pairs': () => 'Each pair has one power of each continent, and each power is in one pair.',
  'settings/no-address': ({ written }) => `'${written}' is no mail address.`,
  'settings/which-access': () => 'Which access: ANY, SAME or DIFFERENT?',
  'settings/which-level': () => 'Which level?',
  'settings/which-option': () => 'Which option?',
  'settings/which-press': () => 'Which press: WHITE, GREY, WHITE/GREY or NONE?',
  'settings/which-variant': () => 'Which variant?',
  'settings/whom': () => 'Whom? Addresses or powers, with commas between.',
} satisfies Words<SettingSaying>;
