/** Die Übungen. */
import type { LessonsWords } from '../en/lessons.ts';

export const lessons: LessonsWords = {
  title: 'Übungen',
  lead: 'Zwölf kurze Übungen vor deiner ersten Partie. Tippe auf eine Einheit, dann auf ihr Ziel oder auf die Einheit, der sie hilft. Jede richtige Antwort zählt, und was du gelöst hast, merkt sich nur dieses Gerät.',
  all: 'Alle Übungen',
  number: (number, title) => `Übung ${number}: ${title}`,
  goal: 'Ziel',
  goals: {
    stands: (unit) => `Danach auf der Karte: ${unit}`,
    gone: (unit) => `Nicht mehr dort: ${unit}`,
    empty: (place) => `Leer: ${place}`,
    centers: (count) => `Du besitzt ${count} Zentren`,
    builds: (count) => `Du darfst ${count} Einheiten bauen`,
    wins: 'Du gewinnst die Partie',
  },
  solved: 'Gelöst.',
  missed: 'Noch nicht.',
  before: 'Vorige Übung',
  after: 'Nächste Übung',
  done: 'gelöst',
  finished:
    'Das waren alle. Du weißt genug, um zu spielen: Stell auf dem Brett eine beliebige Stellung auf, oder beginn eine Partie.',
  lists: 'Befehle als Listen und Text',
  noScript: 'Die Übungen werden in deinem Browser geprüft: Sie brauchen JavaScript.',
  byId: {
    move: {
      title: 'Ziehen',
      rule: 'In jedem Zug geht eine Einheit in ein Nachbargebiet. Armeen gehen über Land, Flotten fahren über See und an Küsten entlang. Alle ziehen gleichzeitig.',
      task: 'Du bist Frankreich. Schick die Armee von Paris nach Burgund und die Flotte von Brest in den Mittelatlantik.',
    },
    support: {
      title: 'Einen Angriff unterstützen',
      rule: 'Alle Einheiten sind gleich stark: Eins gegen eins kommt niemand durch. Wer selbst in ein Gebiet ziehen könnte, darf stattdessen einer anderen Einheit dorthin helfen und macht sie um 1 stärker.',
      task: 'Eine deutsche Armee steht in Burgund. Vertreib sie.',
    },
    hold: {
      title: 'Zum Halten unterstützen',
      rule: 'Unterstützung verteidigt auch. Wer angreift, muss stärker sein, nicht nur gleich stark.',
      task: 'Deutschland greift Burgund mit zwei Armeen an. Halte deine Armee dort.',
    },
    cut: {
      title: 'Eine Unterstützung unterbrechen',
      rule: 'Wer angegriffen wird, kann nicht zugleich helfen: Jeder Angriff, auch ein misslungener, unterbricht die Unterstützung. Nur ein Angriff aus dem Gebiet, gegen das die Hilfe geht, tut das nicht.',
      task: 'Die Armee in Burgund bekommt Hilfe aus München. Nimm Burgund trotzdem.',
    },
    bounce: {
      title: 'Im Weg stehen',
      rule: 'Zwei gleich starke Einheiten, die in dasselbe Gebiet ziehen, bleiben beide, wo sie waren: Sie prallen ab, und das Gebiet bleibt leer.',
      task: 'Deutschland zieht nach Burgund. Lass niemanden hinein, und behalte deine Armee in Paris.',
    },
    convoy: {
      title: 'Übers Meer',
      rule: 'Eine Flotte auf See bringt eine Armee von Küste zu Küste. Beide brauchen einen Befehl: die Armee, wo sie landet; die Flotte, welche Armee sie wohin bringt.',
      task: 'Du bist England. Bring die Armee aus Yorkshire nach Norwegen.',
    },
    disrupt: {
      title: 'Einen Konvoi sprengen',
      rule: 'Ein Konvoi misslingt, wenn seine Flotte vertrieben wird. Ein Angriff, der sie nicht vertreibt, ändert nichts.',
      task: 'Du bist Deutschland. England bringt eine Armee über die Nordsee. Sorg dafür, dass sie in London bleibt.',
    },
    retreat: {
      title: 'Rückzug',
      rule: 'Wer vertrieben wurde, zieht sich in ein Nachbargebiet zurück: nicht dorthin, woher der Angriff kam, noch wo jemand steht oder zwei Einheiten abgeprallt sind. Sonst wird die Einheit aufgelöst. Nach dem Herbst gehört ein Zentrum dem, der darin steht.',
      task: 'Deine Armee wurde im Herbst aus Burgund vertrieben. Zieh dich so zurück, dass du ein Zentrum mehr besitzt.',
    },
    build: {
      title: 'Das Richtige bauen',
      rule: 'Besitzt du im Winter mehr Zentren als Einheiten, baust du so viele dazu: Armeen oder Flotten, jede in einem leeren Heimatzentrum, das dir gehört. Von dort muss sie dahin ziehen können, wo du sie brauchst.',
      task: 'Du bist die Türkei und darfst eine Einheit bauen. Wähl sie so, dass du der russischen Flotte im Frühjahr das Schwarze Meer nehmen kannst. Dann drück auf Auswerten und tu es.',
    },
    count: {
      title: 'Zentren zählen',
      rule: 'Zentren wechseln nur nach dem Herbst den Besitzer: Eine Einheit nimmt das, in dem sie steht; was du verlässt, bleibt dein, bis jemand anders darin steht. Zentren minus Einheiten ergibt, was du baust.',
      task: 'Du bist Frankreich: drei Zentren, drei Einheiten. Italien greift nach Marseille. Gib Befehle, nach denen du zwei Einheiten bauen darfst.',
    },
    self: {
      title: 'Mit sich selbst zusammenstoßen',
      rule: 'Auch eigene Einheiten prallen voneinander ab. Zwei, die in dasselbe Gebiet geschickt werden, bleiben stehen und bewachen drei Gebiete gegen einen Angriff.',
      task: 'Du weißt nicht, ob Deutschland nach Burgund zieht oder stehen bleibt. Halte Paris und Marseille, und halte Burgund leer, was Deutschland auch tut.',
    },
    win: {
      title: 'Das letzte Zentrum',
      rule: 'Wer nach dem Herbst 18 Zentren besitzt, gewinnt. Ein Plan ist gut, wenn er gegen alles hilft, was die andere Seite tun kann.',
      task: 'Du besitzt 17. Von den Armeen in Rom und Venedig hilft eine der anderen, und du weißt nicht, welche. Finde Befehle, die in beiden Fällen gewinnen.',
    },
  },
};
