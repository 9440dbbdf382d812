/** What a mail may hold besides commands, in examples: for `docs/commands.md`. A test reads each of them. */

export interface Spoken {
  readonly intro: readonly string[];
  /** Lines to write, and what they mean. */
  readonly rows: readonly (readonly [lines: readonly string[], means: string])[];
}

export const HOW_A_MAIL_IS_READ: readonly string[] = [
  'Write plain lines, one thing on each: an order, a command, or a message in between. Capital and small letters are the',
  'same, so are one space and many. A greeting above, a closing below, your signature and quoted text are left alone: only',
  'your own lines count, and each of them is used or shown back to you. Whatever the judge cannot read it answers with the',
  'line, the reason and the nearest line that would be right; the rest of the mail counts all the same. Lines that begin with',
  '`//` or `%` are remarks. `SIGNOFF` ends the mail.',
  '',
  'A reply to a mail of a game, or a mail to the game’s own address, needs no sign-on. A reply to a message goes to whoever',
  'wrote the message, and not to the judge. A sign-on may stand in the subject. What the judge asks back is confirmed by its',
  'word, or by `yes` as the whole of a reply to the mail that asked. This page is made from the tables that the judge itself reads by;',
  '[rulings](rulings.md) says how orders are adjudicated.',
  '',
];

export const SIGN_ONS: Spoken = {
  intro: [
    'Only where the address does not say which game is meant, or to join one. The letter before the name is the power’s; `?`',
    'stands for none yet, `O` for an observer, `M` for the GM (game master). Several in one mail are read one after the other.',
  ],
  rows: [
    [
      ['SIGNON fmarne password', 'SIGNON France@marne password', 'JOIN France@marne password'],
      'The lines below are for France in the game marne.',
    ],
    [['SIGNON ?marne password', 'JOIN marne password'], 'Joins the game marne, which is still forming.'],
    [['SIGNON ? password'], 'Joins the next game that is forming.'],
    [
      ['CREATE ?marne password standard'],
      'Makes a new game called marne; you are its GM. With PLAY at its end you play in it as well.',
    ],
    [['TAKEOVER f@marne password'], 'Takes the place of a player who has left.'],
    [['OBSERVE marne', 'SIGNON omarne password'], 'Watches the game and gets its results and open press.'],
    [['MONITOR marne'], 'The same, results alone.'],
    [['SIGNON mmarne password'], 'Signs on as the GM.'],
  ],
};

export const ORDER_FORMS: Spoken = {
  intro: [
    'A place is its full name, an abbreviation or the first letters. `A` and `F` may be left out: the judge knows what stands',
    'there. Several orders may share a line, parted by commas or semicolons.',
  ],
  rows: [
    [['A Par - Bur', 'Army Paris moves to Burgundy'], 'The army in Paris moves to Burgundy.'],
    [['A Par H', 'A Par holds'], 'It stays.'],
    [['A Mar S A Par - Bur'], 'The army in Marseilles supports that move.'],
    [['A Mun S A Ber'], 'The army in Munich supports the army in Berlin where it stands.'],
    [['F Nth C A Lon - Nwy', 'F Nth convoys A Lon - Nwy'], 'The fleet carries the army.'],
    [
      ['A Lon - Nwy', 'A Lon - Nwy via convoy', 'A Lon - Nth - Nwy'],
      'The army goes by sea: by any fleets that carry it, or by exactly these.',
    ],
    [['F Mao - Spa/nc', 'F Mao - Spain (north coast)'], 'A fleet names its coast where there are two it could reach.'],
    [['A Lon proxy France'], 'Lets France order the unit, where the game allows it.'],
    [['A Mun - Tyr', 'A Mun D'], 'After a dislodgement: retreat, or disband.'],
    [['build A Par', 'build F Stp/sc', 'remove A Tun', 'waive'], 'Adjustments: build, remove, or build nothing.'],
  ],
};

/** Read only where a variant has influence points (Consolidation 1865); `HELP IP` tells the rule. */
export const INFLUENCE_FORMS: Spoken = {
  intro: [
    'In Consolidation 1865 a power has an influence point for each center it owns, in each Spring and each Fall. It puts them on',
    'orders for independent states, three at most: the order with the most points is carried out. `HELP IP` tells the rule.',
  ],
  rows: [
    [['IP 2 Han H'], 'Two points for the army in Hanover to hold.'],
    [['IP 2 Han S Wes'], 'To support whoever stands in Westphalia.'],
    [['IP 2 Han S Wes - Hes'], 'To support the move from Westphalia to Hesse.'],
    [['IP ALL Han H'], 'All the points that you have left.'],
    [['IP 0 Han'], 'Takes back what you gave for Hanover; `CLEAR IP` takes back all of it.'],
  ],
};

export const MESSAGES: Spoken = {
  intro: ['The text goes on to `ENDPRESS` on a line of its own. Letters stand for powers, but names are safer.'],
  rows: [
    [['to France: shall we talk?'], 'A message in one line.'],
    [['PRESS TO France, Russia\nShall we talk?\nENDPRESS'], 'A longer one, to France and Russia.'],
    [['PRESS TO FR\nShall we talk?\nENDPRESS'], 'The same in letters.'],
    [['PRESS TO ALL BUT Italy\nBeware of Italy.\nENDPRESS'], 'To all players but one.'],
    [['PRESS TO master\nI have a question.\nENDPRESS'], 'To the GM.'],
    [['BROADCAST\nGood evening, gentlemen.\nENDBROADCAST'], 'To everybody, observers too.'],
    [['POSTAL PRESS\nRead this with the results.\nENDPRESS'], 'To everybody, with the next results.'],
    [
      ['PRESS GREY TO France\nA friend warns you.\nENDPRESS'],
      'Without your name, where the game allows it; `WHITE` shows it.',
    ],
    [
      ['PRESS TO France FAKE BROADCAST\nI tell everybody.\nENDPRESS'],
      'To France alone, but looking like a broadcast, where the game allows it.',
    ],
  ],
};

export const TIMES: Spoken = {
  intro: ['Days without a year are the next that come; times are those of the game’s zone.'],
  rows: [
    [['SET DEADLINE Fri', 'SET DEADLINE 14 Mar 18:00'], 'The next Friday; the 14th of March.'],
    [['SET DEADLINE 2027-03-14 18:00', 'SET DEADLINE in 24h'], 'A date with its year; a day from now.'],
    [['away 3 to 10 August', 'SET ABSENCE Aug 3 - Aug 10'], 'From the first day’s beginning to the last day’s end.'],
  ],
};

/** What somebody who comes from another judge writes, and what is different here. */
export const FROM_ELSEWHERE: Spoken = {
  intro: [
    'Orders, press, settings and sign-ons of nJudge are read as they are there, and so are the plainer forms of DPjudge. These',
    'mean something else, or do more:',
  ],
  rows: [
    [
      ['CLEAR'],
      'Takes back the orders of the phase at hand. On nJudge it drops those for later phases: that is `CLEAR LATER`.',
    ],
    [['CLEAR LATER'], 'What `CLEAR` does on nJudge.'],
    [
      ['STATUS'],
      'Your orders on file, as on DPjudge. Without a game of yours it is the summary of one, as on nJudge: `SUMMARY marne`.',
    ],
    [
      ['F Mao - Spa'],
      'Asked back where a fleet could reach two coasts; nJudge takes the first of its table. An order refused leaves the one before it on file.',
    ],
    [['A Lon - Nwy'], 'A convoyed army need not name its route. If it does, it goes that way or not at all, as there.'],
    [
      ['build A Par'],
      'When there are more builds than are due, the first in the mail count; on nJudge the last. A build for the same place replaces the one before.',
    ],
    [['waive'], 'Waives one build, as on nJudge; `waive all` all of them.'],
    [['PRESS TO France'], 'Names are names; letters alone (`PRESS TO FR`) work as well.'],
    [['SET WAIT'], 'As there, and over when the phase is. `SET ALWAYS WAIT` holds for every phase.'],
    [['PROCESS S1903M'], 'The GM names the phase, so that the next one is not run by mistake.'],
    [
      ['SET MAIL CLASSIC'],
      'Your mails are the older judges’ alone: plain text, their lines and subjects, nothing else.',
    ],
  ],
};
