/** German words of orders, by the English word that they stand for. Small letters, folded; umlauts also as ae, oe, ue. */
export const GERMAN: Readonly<Record<string, string>> = {
  army: 'armee armeen heer heere truppe truppen',
  fleet: 'flotte flotten schiff schiffe',
  holds: 'hält halten halte haltet halt bleibt bleiben bleibe steht stehen verteidigt verteidigen verharrt',
  moves:
    'zieht ziehen ziehe zieh geht gehen gehe marschiert marschieren marschiere rückt rücken fährt fahren fahre segelt segeln bewegt bewegen bewege läuft laufen verlegt verlegen greift greifen',
  send: 'schicke schickt schicken sende sendet senden',
  move: 'zug bewegung vormarsch',
  attack: 'angriff attackiert attackieren',
  retreats: 'rückzug weicht weichen flieht fliehen flüchtet flüchten',
  supports: 'unt unterst unterstützt unterstützen unterstütze unterstützung stützt stützen hilft helfen',
  convoys:
    'befördert befördern befördere geleitet geleiten geleite konvoyiert konvoyieren konvoiert konvoieren konvoy transportiert transportieren',
  disband: 'auflösen auflösung aufgelöst löst löse löschen entfernt entfernen entferne abbau abbauen',
  build: 'baut bauen baue bau aufbau gebaut',
  builds: 'aufbauten',
  keep: 'behalten behalte behält',
  waive: 'verzicht verzichte verzichten verzichtet',
  no: 'kein keine keinen',
  to: 'nach zu zum zur gen richtung gegen',
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
  position: 'stellung stellungen',
  please: 'bitte',
};

/** Articles and the like, which say nothing. `den` is also Denmark: it is left out only before a name or a unit. */
export const GERMAN_EMPTY =
  'der die das den dem des ein eine einen meine mein meinen unsere sich auf vor an ein zurück bei beim seine seinen ihre ihren ich wir';

/** Several words that together are one of an order's, or none. */
export const GERMAN_PHRASES: Readonly<Record<string, string>> = {
  'bleibt stehen': 'holds',
  'bleiben stehen': 'holds',
  'bleibt wo sie ist': 'holds',
  'bleibt dort': 'holds',
  'bleibt da': 'holds',
};

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
