/** German words of orders, by the English word that they stand for. Small letters, folded; umlauts also as ae, oe, ue. */
export const GERMAN: Readonly<Record<string, string>> = {
  army: 'armee armeen heer heere truppe truppen',
  fleet: 'flotte flotten schiff schiffe',
  holds: 'hält halten halte haltet halt bleibt bleiben bleibe steht stehen verteidigt verteidigen verharrt',
  moves:
    'zieht ziehen ziehe zieh geht gehen gehe marschiert marschieren marschiere rückt rücken fährt fahren fahre segelt segeln bewegt bewegen greift greifen',
  move: 'zug',
  attack: 'angriff attackiert attackieren',
  retreats: 'rückzug weicht weichen flieht fliehen flüchtet flüchten',
  supports: 'unterstützt unterstützen unterstütze unterstützung stützt stützen hilft helfen',
  convoys:
    'befördert befördern befördere geleitet geleiten geleite konvoyiert konvoyieren konvoiert konvoieren konvoy transportiert transportieren',
  disband: 'auflösen auflösung aufgelöst löst löse löschen entfernt entfernen entferne abbau abbauen',
  build: 'baut bauen baue bau aufbau gebaut',
  builds: 'aufbauten',
  keep: 'behalten behalte behält',
  waive: 'verzicht verzichte verzichten verzichtet',
  no: 'kein keine keinen',
  to: 'nach zu zum zur gen richtung',
  in: 'in ins im auf',
  from: 'von vom aus',
  via: 'über per mit',
  convoy: 'konvoi konvois',
  sea: 'see seeweg wasser',
  by: 'durch',
  and: 'und dann danach',

  is: 'wird werden soll sollen',
  all: 'alle alles',
  both: 'beide beiden',
  please: 'bitte',
};

/** Articles and the like, which say nothing. `den` is also Denmark: it is left out only before a name or a unit. */
export const GERMAN_EMPTY =
  'der die das den dem des ein eine einen meine mein meinen unsere sich auf vor an ein zurück beim';

/** Coasts in one word, and by their letters behind a place. */
export const GERMAN_COASTS: Readonly<Record<string, string>> = {
  north: 'nordküste nördliche',
  east: 'ostküste östliche',
  south: 'südküste südliche',
  west: 'westküste westliche',
};
export const GERMAN_COAST_LETTERS: Readonly<Record<string, string>> = { nc: 'nk', ec: 'ok', sc: 'sk', wc: 'wk' };

/** `Küste` in `südliche Küste`. */
export const GERMAN_COAST = 'küste';
