import type { Language } from '../shape.ts';

export const rulings: Language['rulings'] = {
  multiRouteConvoy: {
    question: 'Wann ist ein Konvoi mit mehreren Wegen unterbrochen?',
    choices: {
      'last-route': 'wenn kein Weg mehr bleibt',
      'any-route': 'wenn irgendeine seiner Flotten vertrieben wird (1971)',
    },
    why: 'So steht es in jeder Ausgabe der Regeln seit 1982; sonst könnte eine unerwünschte Flotte einen Konvoi sprengen, indem sie sich anschließt.',
  },
  convoyParadox: {
    question: 'Was geschieht, wenn das Schicksal eines Konvois sich widerspricht oder zwei stimmige Ausgänge hat?',
    choices: {
      szykman: 'die betroffenen Konvois scheitern, ihre Flotten halten',
      'all-hold': 'alle Züge, die zum Paradox gehören, scheitern',
      '2000':
        'Wortlaut von 2000 und 2023: Eine geleitete Armee unterbricht keine Unterstützung eines Angriffs auf eine Flotte, die sie braucht; sonst wie szykman',
      '1982':
        'Wortlaut von 1982: Eine geleitete Armee unterbricht keine Unterstützung einer Handlung in einer Provinz, in der eine Flotte geleitet; sonst wie szykman',
      '1971':
        'Wortlaut von 1971: Eine geleitete Armee unterbricht keine Unterstützung eines Angriffs auf eine ihrer Flotten; sonst wie szykman',
    },
    why: 'Es löst jedes Paradox und weicht nur dort von den Regeln ab, wo eine geleitete Armee den Unterstützer vertreibt.',
  },
  adjacentConvoy: {
    question: 'Wann fährt eine Armee, die ihr Ziel zu Fuß erreichen könnte, über See?',
    choices: {
      intent: 'mit VIA, oder wenn eine Flotte der eigenen Macht sie geleiten soll (2000, 2023)',
      marked: 'nur mit VIA',
      opposite: 'wenn jemand sie geleitet und die Einheit am Ziel ihr entgegenkommt (1971)',
    },
    why: 'Die Regeln von 2023: Niemand wird gegen seinen Willen geleitet, und niemand braucht ein Wort, von dem er nie gehört hat.',
  },
  convoyFallback: {
    question:
      'Geht eine Armee, die über See in eine Nachbarprovinz wollte, zu Fuß, wenn der Konvoi nicht zustande kommt?',
    choices: {
      none: 'nein, der Zug scheitert',
      missing: 'ja, wenn kein vollständiger Konvoi befohlen war',
      failed: 'ja, auch wenn der Konvoi unterbrochen wurde',
    },
    why: 'Die Empfehlung von DATC 3: Ein Befehl sagt eines, nicht zweierlei.',
  },
  cutFromTarget: {
    question:
      'Unterbricht ein Angriff per Konvoi eine Unterstützung, die sich gegen die Provinz richtet, aus der die Armee kam?',
    choices: {
      never: 'nein, der Angriff kommt aus der Provinz, in der die Armee aufbrach',
      'by-convoy': 'ja, der Angriff kommt von der See',
    },
    why: 'So hat der Autor des Spiels entschieden.',
  },
  retreatToConvoyer: {
    question:
      'Darf sich eine Einheit in die Provinz zurückziehen, aus der eine Armee per Konvoi kam, um sie zu vertreiben?',
    choices: { open: 'ja', closed: 'nein' },
    why: 'Die Regeln von 2023 erlauben es ausdrücklich.',
  },
  convoyRoute: {
    question: 'Was bedeutet ein Weg, der in einem Befehl steht?',
    choices: {
      kept: 'die Armee fährt genau über diese Meere oder gar nicht',
      ignored: 'er sagt nur, dass die Armee per Konvoi zieht',
    },
    why: 'Wer einem Judge per E-Mail einen Weg schreibt, hat ihn immer so gemeint. Die DATC würde ihn übergehen; sie hat keinen Fall mit einem.',
  },
  dislodgedRival: {
    question: 'Hält eine vertriebene Einheit noch andere von der Provinz ihres Angreifers fern?',
    choices: {
      'unless-head-to-head':
        'ja, außer die beiden stießen in Gegenrichtung zusammen (nicht, wenn einer per Konvoi kam)',
      never: 'nein',
    },
    why: 'Die Empfehlung der DATC: Es zählt, was über die Grenze geht.',
  },
  missingCoast: {
    question: 'Eine Flotte soll in eine Provinz mit mehreren Küsten, nennt keine und kann nur eine erreichen.',
    choices: { supplied: 'sie geht an diese Küste', illegal: 'der Befehl ist ungültig' },
    why: 'Ein schlecht geschriebener Befehl, der nur eines bedeuten kann, muss befolgt werden. Sind zwei Küsten erreichbar, ist er immer ungültig (4.B.1).',
  },
  wrongCoast: {
    question: 'Eine Flotte soll an eine Küste, die sie nicht erreichen kann, könnte aber an die andere.',
    choices: { illegal: 'der Befehl ist ungültig', corrected: 'sie geht an die erreichbare Küste' },
    why: 'Ein eindeutiger Befehl wird nicht geändert.',
  },
  supportCoast: {
    question: 'Was bedeutet eine Küste in der Unterstützung eines Zuges?',
    choices: {
      optional: 'wird sie genannt, muss es die Küste des Zuges sein; sie darf fehlen',
      required: 'sie muss genannt sein, und richtig',
      ignored: 'unterstützt wird der Zug in die Provinz, gleich an welche Küste (vor 2023)',
    },
    why: 'Die Regeln von 2023, und keine Falle für Vergessliche.',
  },
  unitCoast: {
    question: 'Ein Befehl nennt seine Flotte an der falschen Küste.',
    choices: { ignored: 'der Befehl gilt', 'must-match': 'der Befehl ist ungültig' },
    why: 'Es kann nur eine Einheit gemeint sein.',
  },
  idleCoast: {
    question: 'Ein Befehl nennt eine Küste, wo keine zählt, etwa bei einer Armee.',
    choices: { ignored: 'die Küste fällt weg', illegal: 'der Befehl ist ungültig' },
    why: 'Er kann nur eines bedeuten.',
  },
  unitType: {
    question: 'Ein Befehl nennt eine Armee Flotte oder umgekehrt.',
    choices: {
      ignored: 'der Befehl gilt für die Einheit, die dort steht',
      'must-match': 'der Befehl ist ungültig',
    },
    why: 'Es kann nur eine Einheit gemeint sein. (Befehle per E-Mail werden beim Eingang abgelehnt, mit der richtigen Zeile.)',
  },
  civilDisorder: {
    question: 'Welche Einheiten gehen, wenn eine Macht nicht genug Auflösungen befiehlt?',
    choices: {
      '2023': 'die am weitesten von einem Zentrum der Macht entfernten, über beliebige Provinzen gezählt',
      '1971':
        'die am weitesten von ihren Heimatzentren entfernten: Flotten, wie Flotten ziehen, Armeen über Land und See',
    },
    why: 'Die Regeln von 2023. Bei beiden gehen Flotten vor Armeen, dann die erste im Alphabet.',
  },
  illegalMove: {
    question: 'Was tut eine Einheit, deren Zug unmöglich ist?',
    choices: {
      holds: 'der Befehl wird übergangen, die Einheit hält und darf beim Halten unterstützt werden',
      attempts: 'sie gilt als ziehend: Niemand kann sie beim Halten unterstützen',
    },
    why: 'Die Regeln von 2023: Wer einen unmöglichen Befehl hat, hält.',
  },
};
