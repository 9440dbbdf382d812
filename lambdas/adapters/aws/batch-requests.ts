/** What is asked for in the same moment goes in one request. */

/** So many turns of what waits for nothing outside make a moment: who has a value to pack first comes along. */
const TURNS = 8;

interface Waiting<Ask, Answer> {
  readonly ask: Ask;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers what is asked of one `place` and hands it to `answer` together, in the order in which it was asked; answers come in that
 * order too. `isApart`: these two may not go together, so the later one goes with what is asked after it.
 */
export function batchRequests<Place extends object, Ask, Answer>(
  answer: (place: Place, asks: readonly Ask[]) => Promise<readonly Answer[]>,
  isApart: (one: Ask, other: Ask) => boolean,
): (place: Place, ask: Ask) => Promise<Answer> {
  const gathered = new WeakMap<Place, Waiting<Ask, Answer>[]>();
  const send = async (place: Place, all: readonly Waiting<Ask, Answer>[]) => {
    try {
      const asks = all.map(({ ask }) => ask);
      const answers = await answer(place, asks);
      for (const [n, { resolve }] of all.entries()) resolve(answers[n]!);
    } catch (error) {
      for (const { reject } of all) reject(error);
    }
  };
  return (place, ask) =>
    new Promise((resolve, reject) => {
      const waiting = gathered.get(place);
      if (waiting?.some((before) => isApart(before.ask, ask)) === false) {
        waiting.push({ ask, resolve, reject });
        return;
      }
      const begun: Waiting<Ask, Answer>[] = [{ ask, resolve, reject }];
      gathered.set(place, begun);
      void endOfMoment().then(() => {
        if (gathered.get(place) === begun) gathered.delete(place);
        return send(place, begun);
      });
    });
}

async function endOfMoment(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await null;
}
