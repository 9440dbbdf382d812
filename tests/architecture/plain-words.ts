/** What we no longer say, and what to say instead. Case does not matter. */
export interface Phrase {
  readonly phrase: RegExp;
  readonly instead: string;
}

/** Nowhere: not in a mail, on a page, in a document, or in a comment. */
export const NOWHERE: readonly Phrase[] = [
  {
    phrase: /\b(?:is|are|was|were|be) wanted\b/gi,
    instead: 'your orders are due; your decision is needed; the game waits for a replacement',
  },
  { phrase: /\bwanted of you\b/gi, instead: 'no action needed; you are all set' },
  {
    phrase: /\b(?:is|are|was|were|be|been) waited for\b/gi,
    instead: 'the game waits for; late orders are accepted until',
  },
  {
    // That everyone has been told is a sentence of its own, and a good one.
    phrase: /\b(?:is|are|was|were|be|(?<!everyone has )been) told\b(?! apart)/gi,
    instead: 'we told everyone; everyone learns; the mail says',
  },
  { phrase: /\bnobody is late for that\b/gi, instead: 'nobody is marked late' },
  { phrase: /\bstands after %/gi, instead: 'anything after %' },
  { phrase: /\bis answered with what it understands\b/gi, instead: 'send HELP for a list of commands' },
  { phrase: /\b(?:a |the )?(?:master|gm)(?:['’]s)? nod\b|\bnods? to\b/gi, instead: "the GM's approval" },
  { phrase: /\bfor want of\b/gi, instead: 'it had no order' },
  { phrase: /\bto life\b|\bparticulars\b/gi, instead: 'start the demo; about this game' },
  { phrase: /\bmend(?:s|ed|ing)?\b/gi, instead: 'fix' },
  { phrase: /\banew\b/gi, instead: 'again' },
  { phrase: /\bwhat it bears\b/gi, instead: 'capacity' },
  { phrase: /\bfor who\b(?! (?:is|was) )/gi, instead: 'for anyone who' },
  { phrase: /\bwhat fell due\b/gi, instead: 'everything that fell due' },
  { phrase: /\bnowhere shown\b/gi, instead: 'shown to nobody' },
];

/** Not in documents: their readers are people, whom we call they, and whose GM is the GM. */
export const NOT_IN_DOCUMENTS: readonly Phrase[] = [
  {
    phrase: /\b(?:centre|colour|harbour|neighbour|honour|licence|recognise|organise|summarise)(?:s|d|ed|ing)?\b/gi,
    instead: 'American spelling',
  },
  { phrase: /\b(?:he|him|his|himself)\b/gi, instead: 'they' },
  { phrase: /(?<!game )\bmasters?\b(?:['’]s)?/gi, instead: 'GM' },
  { phrase: /\btelephone\b/gi, instead: 'phone' },
];
