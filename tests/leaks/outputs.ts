/** What left the house in a game with marked secrets, and whether a secret shows in it to somebody who may not see it. */

/** A secret, how it would show, and who may see it. */
export interface Canary {
  readonly what: string;
  readonly shows: RegExp;
  /** Persons' addresses; `public`: what anybody can read; `log`. */
  readonly readers: ReadonlySet<string>;
  /** Before this many outputs it does not exist, after that many it is open: checked in between. */
  readonly from: number;
  to: number;
}

/** Something that left the house. */
export interface Output {
  /** An address, `public` or `log`. */
  readonly reader: string;
  readonly what: string;
  readonly text: string;
}

export interface Played {
  readonly canaries: readonly Canary[];
  readonly outputs: readonly Output[];
}

/** Outputs in which a secret shows to somebody who may not see it. */
export function leaksIn({ canaries, outputs }: Played): readonly string[] {
  return canaries.flatMap(({ what, shows, readers, from, to }) =>
    outputs.slice(from, to).flatMap((output) => {
      const mayRead = output.reader.split(' ').some((reader) => readers.has(reader));
      return mayRead || !shows.test(output.text)
        ? []
        : [`${what} in '${output.what}' for ${output.reader}: ${shows.exec(output.text)![0]}`];
    }),
  );
}

/**
 * Outputs of a game that others than `changed` can see, as text. Digests follow from salts that nobody knows; the log, which the
 * operator alone reads, names the kind of the first event of a commit.
 */
export function seenByOthers(outputs: readonly Output[], changed: string): readonly string[] {
  return outputs
    .filter(({ reader }) => !reader.split(' ').includes(changed))
    .map(({ reader, what, text }) => {
      const told = reader === 'log' ? text.replace(OF_A_MAIL, '') : withoutChain(text);
      const plain = [DIGEST, SALT, MAIL_ID, MAP_TAG, SEALED].reduce((rest, mark) => rest.replaceAll(mark, '(…)'), told);
      return `${reader} | ${what}\n${plain}`;
    });
}

/** An archive's chain holds a sealed link for each commit: how many there were is public once the phase is processed. */
function withoutChain(text: string): string {
  if (!text.startsWith('{"chain":')) return text;
  const { chain: _, digest: __, ...told } = JSON.parse(text);
  return JSON.stringify(told);
}

/** The operator sees what became of each mail, and by number the commits that came of it. */
const OF_A_MAIL = /^(?:commit|mail) .*\n?/gm;
const DIGEST = /[0-9a-f]{32,64}/g;
/** Of the map of a phase that is over: the archive shows its commits by number. */
const MAP_TAG = /(?<=\/maps\/[A-Z0-9]+-)[a-z2-7]{16}/g;
const SEALED = /(?<=^Seal of the game's history, commit |"commit":)\d+/gm;
/** Made with the judge's secret from where the message stands: nobody can tell the number in it. */
const MAIL_ID = /\bwar-[a-z2-7]{16}\b/g;

/** Drawn at random in their order: one mail more or less of the changed player moves all that come after it. */
const SALT = /\b[a-z2-7]{26}\b/g;
