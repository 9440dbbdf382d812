/**
 * What is wrong with a variant that somebody brings, in German and in French: its checks (`infra/tools/variants`) speak English, and this is
 * read by what answers TRY VARIANT alone. Below each sentence stand both; `{}` is a fact, `{1}` the first of them, itself put into words.
 */
import type { LanguageCode } from '../../../engine/messages/languages.ts';

const SENTENCES = `
It has more than 1,000 parts: attach the files of the map alone.
  Sie hat mehr als 1000 Teile: hänge nur die Dateien der Karte an. | Il a plus de 1000 parties: joignez seulement les fichiers de la carte.
did you mean {}?
  meinst du {1}? | vouliez-vous dire {1}?
add it or correct the spelling
  füge es hinzu oder berichtige die Schreibung | ajoutez-le ou corrigez l'orthographe
there is no field '{}' here; take it out or correct its spelling
  hier gibt es kein Feld '{1}'; streich es oder berichtige die Schreibung | il n'y a pas de champ '{1}' ici; retirez-le ou corrigez son orthographe
missing; write one of {}
  fehlt; schreib eines von {1} | manque; écrivez l'un de {1}
missing; write {}, such as {}
  fehlt; schreib etwas wie {2} | manque; écrivez quelque chose comme {2}
missing; write {}
  fehlt | manque
{} cannot be read; write one of {}
  {1} ist nicht zu lesen; schreib eines von {2} | {1} est illisible; écrivez l'un de {2}
{} cannot be read; write {}, such as {}
  {1} ist nicht zu lesen; schreib etwas wie {3} | {1} est illisible; écrivez quelque chose comme {3}
{} cannot be read; write {}
  {1} ist nicht zu lesen | {1} est illisible
nobody is named; write who designed the variant, such as {}
  niemand ist genannt; schreib, wer die Variante entworfen hat, etwa {1} | personne n'est nommé; écrivez qui a conçu la variante, comme {1}
a province with one coast has no named coasts; leave the field out
  eine Provinz mit einer Küste hat keine benannten Küsten; lass das Feld weg | une province d'une seule côte n'a pas de côtes nommées; omettez le champ
this is no JSON: line {}, column {}: {}
  das ist kein JSON: Zeile {1}, Spalte {2}: {3} | ce n'est pas du JSON: ligne {1}, colonne {2}: {3}
this is no JSON: {}
  das ist kein JSON: {1} | ce n'est pas du JSON: {1}
this is nested too deep to be read
  das ist zu tief verschachtelt, um gelesen zu werden | l'imbrication est trop profonde pour être lue
two provinces have the id '{}'; every id must be unique
  zwei Provinzen haben die Id '{1}'; jede darf nur einmal vorkommen | deux provinces ont l'identifiant '{1}'; chacun doit être unique
no unit can ever come here, so it cannot be a supply center; take "center" out
  hierher kommt nie eine Einheit, also kann es kein Versorgungszentrum sein; streich "center" | aucune unité ne peut venir ici, ce ne peut donc être un centre; retirez "center"
only a coast has named coasts, and this is '{}'; take "coasts" out
  nur eine Küste hat benannte Küsten, und das hier ist '{1}'; streich "coasts" | seule une côte a des côtes nommées, et ceci est '{1}'; retirez "coasts"
the coast '{}' has no name; add it to coastNames
  die Küste '{1}' hat keinen Namen; füge sie zu coastNames hinzu | la côte '{1}' n'a pas de nom; ajoutez-la à coastNames
the theatre {} is not explained; add "theatres" with its full name
  der Schauplatz {1} ist nicht erklärt; füge "theatres" mit seinem vollen Namen hinzu | le théâtre {1} n'est pas expliqué; ajoutez "theatres" avec son nom complet
it lies in no theatre; write one of {}
  es liegt auf keinem Schauplatz; schreib eines von {1} | elle n'est dans aucun théâtre; écrivez l'un de {1}
there is no theatre {}; add it to theatres or correct it
  es gibt keinen Schauplatz {1}; füge ihn zu theatres hinzu oder berichtige ihn | il n'y a pas de théâtre {1}; ajoutez-le à theatres ou corrigez-le
there is no theatre {}; add it to theatres
  es gibt keinen Schauplatz {1}; füge ihn zu theatres hinzu | il n'y a pas de théâtre {1}; ajoutez-le à theatres
'{}' is no coast that fleets can pass; take it out or correct it
  '{1}' ist keine Küste, die Flotten passieren können; streich oder berichtige sie | '{1}' n'est pas une côte où passent des flottes; retirez-la ou corrigez-la
'{}' already means {}; keep it for {}
  '{1}' bedeutet schon {2}; behalte es nur einmal | '{1}' désigne déjà {2}; gardez-le une seule fois
'{}' is a word of orders; call the place otherwise
  '{1}' ist ein Wort von Befehlen; nenn den Ort anders | '{1}' est un mot des ordres; nommez ce lieu autrement
'{}' is a place of this map; only other spellings belong here
  '{1}' ist ein Ort dieser Karte; hierher gehören nur andere Schreibungen | '{1}' est un lieu de cette carte; seules d'autres graphies vont ici
'{}' cannot mean '{}': there is no such place; {}
  '{1}' kann nicht '{2}' bedeuten: den Ort gibt es nicht; {3} | '{1}' ne peut désigner '{2}': ce lieu n'existe pas; {3}
this border is already in {}; a border counts both ways and is written once
  diese Grenze steht schon in {1}; eine Grenze gilt in beide Richtungen und wird einmal geschrieben | cette frontière est déjà dans {1}; une frontière vaut dans les deux sens et s'écrit une fois
a province does not border itself; take the pair out
  eine Provinz grenzt nicht an sich selbst; streich das Paar | une province n'est pas sa propre voisine; retirez la paire
the calendar has no season {}; write one of {}
  der Kalender hat keine Jahreszeit {1}; schreib eine von {2} | le calendrier n'a pas de saison {1}; écrivez l'une de {2}
there is no province '{}'; {}
  es gibt keine Provinz '{1}'; {2} | il n'y a pas de province '{1}'; {2}
{} is impassable and borders nothing; take the pair out
  {1} ist unpassierbar und grenzt an nichts; streich das Paar | {1} est infranchissable et n'a pas de frontière; retirez la paire
armies know no coasts; write {}
  Armeen kennen keine Küsten; schreib {1} | les armées ne connaissent pas de côtes; écrivez {1}
no army can be at sea in {}; move the pair to fleet
  keine Armee kann auf See sein, in {1}; verschieb das Paar nach fleet | aucune armée ne peut être en mer, à {1}; déplacez la paire vers fleet
no fleet can be inland in {}; move the pair to army
  keine Flotte kann im Binnenland sein, in {1}; verschieb das Paar nach army | aucune flotte ne peut être à l'intérieur des terres, à {1}; déplacez la paire vers army
{} has several coasts; say which: {}
  {1} hat mehrere Küsten; sag welche: {2} | {1} a plusieurs côtes; dites laquelle: {2}
{} has no coast '{}'; {}
  {1} hat keine Küste '{2}'; {3} | {1} n'a pas de côte '{2}'; {3}
no fleet border leads to {}, so nothing sails on {} there; add its fleet borders
  keine Grenze für Flotten führt nach {1}, also fährt dort nichts auf {2}; füge sie hinzu | aucune frontière de flotte ne mène à {1}, rien ne navigue donc là sur {2}; ajoutez-les
the coast {} touches no sea; add the fleet border, make it land, or list it in a waterway
  die Küste {1} berührt kein Meer; füge die Grenze für Flotten hinzu, mach Land daraus oder nenn sie in einem Wasserweg | la côte {1} ne touche aucune mer; ajoutez la frontière de flotte, faites-en une terre ou citez-la dans une voie d'eau
no way leads from {} to {}; add the missing borders, or make what nobody may enter impassable
  kein Weg führt von {1} nach {2}; füge die fehlenden Grenzen hinzu, oder mach unpassierbar, was niemand betritt | aucun chemin ne mène de {1} à {2}; ajoutez les frontières qui manquent, ou rendez infranchissable ce où nul n'entre
the rules count {}, the data {}; find which is wrong
  die Regeln zählen {1}, die Daten {2}; such, was falsch ist | les règles comptent {1}, les données {2}; cherchez l'erreur
two powers have the letter {}; lists of powers in mails need one for each
  zwei Mächte haben den Buchstaben {1}; Listen von Mächten in E-Mails brauchen für jede einen eigenen | deux puissances ont la lettre {1}; les listes de puissances dans les e-mails en veulent une pour chacune
'{}' can be read as {}, letters of powers; choose other letters
  '{1}' kann als {2} gelesen werden, als Buchstaben von Mächten; wähl andere Buchstaben | '{1}' peut se lire {2}, des lettres de puissances; choisissez d'autres lettres
'{}' is no supply center; give the province "center": true or take it out
  '{1}' ist kein Versorgungszentrum; gib der Provinz "center": true oder streich sie | '{1}' n'est pas un centre; donnez "center": true à la province ou retirez-la
'{}' is home to two powers; leave it with one
  '{1}' ist Heimat zweier Mächte; lass es einer | '{1}' est le foyer de deux puissances; laissez-le à une seule
'{}' is owned by two powers at the start; leave it with one
  '{1}' gehört am Anfang zwei Mächten; lass es einer | '{1}' appartient à deux puissances au départ; laissez-le à une seule
it has neither units nor centers; give it a start
  sie hat weder Einheiten noch Zentren; gib ihr einen Anfang | elle n'a ni unités ni centres; donnez-lui un départ
two powers have the same name; every name must be unique
  zwei Mächte heißen gleich; jeder Name darf nur einmal vorkommen | deux puissances portent le même nom; chaque nom doit être unique
no unit can stand in {}, which is impassable
  in {1} kann keine Einheit stehen, es ist unpassierbar | aucune unité ne peut se tenir à {1}, qui est infranchissable
an army cannot stand at sea; write {}
  eine Armee kann nicht auf See stehen; schreib {1} | une armée ne peut se tenir en mer; écrivez {1}
an army stands on no coast; write {}
  eine Armee steht auf keiner Küste; schreib {1} | une armée ne se tient sur aucune côte; écrivez {1}
a fleet cannot stand inland; write {}
  eine Flotte kann nicht im Binnenland stehen; schreib {1} | une flotte ne peut se tenir à l'intérieur des terres; écrivez {1}
{} has no such coast
  {1} hat keine solche Küste | {1} n'a pas cette côte
name the coast: {}
  nenn die Küste: {1} | nommez la côte: {1}
{} has no separate coasts; write {}
  {1} hat keine getrennten Küsten; schreib {2} | {1} n'a pas de côtes séparées; écrivez {2}
{} can never move; add a border of {} for armies
  {1} kann nie ziehen; füge eine Grenze von {2} für Armeen hinzu | {1} ne pourra jamais bouger; ajoutez une frontière de {2} pour les armées
{} can never move; add a border of {} for fleets
  {1} kann nie ziehen; füge eine Grenze von {2} für Flotten hinzu | {1} ne pourra jamais bouger; ajoutez une frontière de {2} pour les flottes
a unit of {} stands there already; a province holds one unit
  dort steht schon eine Einheit von {1}; in einer Provinz ist Platz für eine | une unité de {1} s'y trouve déjà; une province n'en contient qu'une
there are {} powers, so {} people can play; write {}
  es gibt {1} Mächte, also können {2} Leute spielen; schreib {3} | il y a {1} puissances, donc {2} personnes peuvent jouer; écrivez {3}
the rule seats makes {} seats, so {} people can play; write {}
  die Regel seats macht {1} Plätze, also können {2} Leute spielen; schreib {3} | la règle seats fait {1} places, donc {2} personnes peuvent jouer; écrivez {3}
the rule optional-powers names {} powers that may be left out; write {}, or name others
  die Regel optional-powers nennt {1} Mächte, die fehlen dürfen; schreib {2} oder nenn andere | la règle optional-powers nomme {1} puissances qu'on peut omettre; écrivez {2}, ou nommez-en d'autres
the map has {} supply centers; write {}
  die Karte hat {1} Versorgungszentren; schreib {2} | la carte a {1} centres; écrivez {2}
nobody can own {} of {} centers; write fewer
  niemand kann {1} von {2} Zentren besitzen; schreib weniger | personne ne peut posséder {1} centres sur {2}; écrivez moins
a power owns {} centers at the start and would win at once; write more
  eine Macht besitzt am Anfang {1} Zentren und würde sofort gewinnen; schreib mehr | une puissance possède {1} centres au départ et gagnerait aussitôt; écrivez plus
there are no seats; add the rule seats or count by power
  es gibt keine Plätze; füge die Regel seats hinzu oder zähl nach Mächten | il n'y a pas de places; ajoutez la règle seats ou comptez par puissance
no theatre has so many centers; write fewer, or add theatres
  kein Schauplatz hat so viele Zentren; schreib weniger oder füge Schauplätze hinzu | aucun théâtre n'a autant de centres; écrivez moins, ou ajoutez des théâtres
more than the {} that win; write fewer
  mehr als die {1}, die gewinnen; schreib weniger | plus que les {1} qui gagnent; écrivez moins
say how many centers in one theatre are needed: add inOneTheatre
  sag, wie viele Zentren auf einem Schauplatz nötig sind: füge inOneTheatre hinzu | dites combien de centres il faut dans un théâtre: ajoutez inOneTheatre
there is no power {}; {}
  es gibt keine Macht {1}; {2} | il n'y a pas de puissance {1}; {2}
'{}' is no supply center, so nothing is built there; take it out
  '{1}' ist kein Versorgungszentrum, dort wird nichts gebaut; streich es | '{1}' n'est pas un centre, rien ne s'y construit; retirez-le
{} can never build; give it a home center, a site or a type that fits
  {1} kann nie bauen; gib ihr ein Heimatzentrum, einen Bauplatz oder eine Art, die passt | {1} ne pourra jamais construire; donnez-lui un foyer, un chantier ou un type qui convient
{} has {} home centers and needs {} to build; lower homesNeeded
  {1} hat {2} Heimatzentren und braucht {3}, um zu bauen; senk homesNeeded | {1} a {2} foyers et en exige {3} pour construire; baissez homesNeeded
'{}' is no coast; only a coast needs this rule for its fleets to convoy
  '{1}' ist keine Küste; nur eine Küste braucht diese Regel, damit ihre Flotten geleiten | '{1}' n'est pas une côte; seule une côte a besoin de cette règle pour que ses flottes convoient
no fleet is ever in '{}'; take it out
  in '{1}' ist nie eine Flotte; streich es | aucune flotte n'est jamais à '{1}'; retirez-le
'{}' is in convoy-from too; leave it in one of them
  '{1}' steht auch in convoy-from; lass es in einem davon | '{1}' est aussi dans convoy-from; laissez-le dans l'un des deux
there are no theatres; add theatres, or take the rule out
  es gibt keine Schauplätze; füge welche hinzu oder streich die Regel | il n'y a pas de théâtres; ajoutez-en, ou retirez la règle
{} has no theatre of its own; give it one
  {1} hat keinen eigenen Schauplatz; gib ihr einen | {1} n'a pas de théâtre à elle; donnez-lui en un
there is nobody to influence; add the rule neutral-units
  es ist niemand zu beeinflussen; füge die Regel neutral-units hinzu | il n'y a personne à influencer; ajoutez la règle neutral-units
{} is never absent; name it in the rule optional-powers
  {1} fehlt nie; nenn sie in der Regel optional-powers | {1} n'est jamais absente; nommez-la dans la règle optional-powers
a standing order is to hold or to support a hold; write it like {}
  ein stehender Befehl ist zu halten oder ein Halten zu unterstützen; schreib ihn wie {1} | un ordre permanent est de tenir ou de soutenir une unité qui tient; écrivez-le comme {1}
{} is none of the neutral units; correct it
  {1} ist keine der neutralen Einheiten; berichtige es | {1} n'est pas une des unités neutres; corrigez
{} does not touch {}; let it hold
  {1} berührt {2} nicht; lass sie halten | {1} ne touche pas {2}; qu'elle tienne
{} is in two seats or pools; leave it in one
  {1} ist auf zwei Plätzen oder in zwei Töpfen; lass sie in einem | {1} est dans deux places ou deux urnes; laissez-la dans une
{} is in no seat and no pool; add it
  {1} ist auf keinem Platz und in keinem Topf; füge sie hinzu | {1} n'est dans aucune place ni aucune urne; ajoutez-la
the seat {} is called '{}' as a power is; call one of them otherwise
  der Platz {1} heißt '{2}' wie eine Macht; nenn eines davon anders | la place {1} s'appelle '{2}' comme une puissance; nommez l'une autrement
each drawn seat gets one power of each pool; make all pools equally long
  jeder geloste Platz bekommt eine Macht aus jedem Topf; mach alle Töpfe gleich lang | chaque place tirée reçoit une puissance de chaque urne; rendez les urnes égales
{} does not come right before {}; correct it
  {1} liegt nicht unmittelbar vor {2}; berichtige es | {1} ne précède pas immédiatement {2}; corrigez
{} is no starting unit of {}; write one of {}
  {1} ist keine Anfangseinheit von {2}; schreib eine von {3} | {1} n'est pas une unité de départ de {2}; écrivez l'une de {3}
there is nothing to choose: {}: {}
  es gibt nichts zu wählen: {1}: {2} | il n'y a rien à choisir: {1}: {2}
two choices speak of '{}'; leave it in one
  zwei Wahlen sprechen von '{1}'; lass es in einer | deux choix parlent de '{1}'; laissez-le dans un seul
two seasons have the letter {}; phase codes need one for each
  zwei Jahreszeiten haben den Buchstaben {1}; Phasen brauchen für jede einen eigenen | deux saisons ont la lettre {1}; les phases en veulent une pour chacune
its phases cannot be {}; write {}
  ihre Phasen können nicht {1} sein; schreib {2} | ses phases ne peuvent être {1}; écrivez {2}
centers change hands after moves, and there are none here; move ownership to another season
  Zentren wechseln nach Zügen den Besitzer, und hier gibt es keine; gib ownership einer anderen Jahreszeit | les centres changent de mains après des mouvements, et il n'y en a pas ici; donnez ownership à une autre saison
the alias {} is the letter of a season; take it out
  der andere Name {1} ist der Buchstabe einer Jahreszeit; streich ihn | l'autre nom {1} est la lettre d'une saison; retirez-le
centers never change hands; give a season "ownership": true
  Zentren wechseln nie den Besitzer; gib einer Jahreszeit "ownership": true | les centres ne changent jamais de mains; donnez "ownership": true à une saison
{} of {} attack with {} tenths and have {} in the role {}, so that {}; write at least {} for {}
  {1} von {2} greifen mit {3} Zehnteln an und haben {4} in der Rolle {5}, sodass {6}; schreib mindestens {7} für {8} | {1} de {2} attaquent avec {3} dixièmes et en ont {4} dans le rôle {5}, si bien que {6}; écrivez au moins {7} pour {8}
two units could take the same province
  zwei Einheiten dieselbe Provinz nehmen könnten | deux unités pourraient prendre la même province
two units that meet could both win and change places
  zwei Einheiten, die sich treffen, beide gewinnen und die Plätze tauschen könnten | deux unités qui se rencontrent pourraient gagner toutes deux et échanger leurs places
nobody ever builds; give a season the phase A
  niemand baut je; gib einer Jahreszeit die Phase A | personne ne construit jamais; donnez la phase A à une saison
a game cannot start with {}; write a season of the list that has moves, the year and M
  ein Spiel kann nicht mit {1} beginnen; schreib eine Jahreszeit der Liste, die Züge hat, das Jahr und M | une partie ne peut commencer par {1}; écrivez une saison de la liste qui a des mouvements, l'année et M
'{}' ({}) has no place; give it one
  '{1}' ({2}) hat keinen Platz; gib ihr einen | '{1}' ({2}) n'a pas d'emplacement; donnez-lui en un
variant.json has no province '{}'; give it the id of a province
  variant.json hat keine Provinz '{1}'; nenn die Id einer Provinz | variant.json n'a pas de province '{1}'; donnez l'identifiant d'une province
variant.json has no province '{}'
  variant.json hat keine Provinz '{1}' | variant.json n'a pas de province '{1}'
it has no id; give it the id of a province
  es hat keine Id; nenn die Id einer Provinz | il n'a pas d'identifiant; donnez celui d'une province
no shore is drawn for {}
  für {1} ist kein Ufer gezeichnet | aucun rivage n'est dessiné pour {1}
{} holds no variant.
  {1} enthält keine Variante. | {1} ne contient pas de variante.
Not drawn: {}
  Nicht gezeichnet: {1} | Pas dessiné: {1}
Not tried: {}.
  Nicht ausprobiert: {1}. | Pas essayé: {1}.
The file {} that it builds on is not there: put it beside this one.
  Die Datei {1}, auf der sie aufbaut, fehlt: leg sie dazu. | Le fichier {1} dont il dépend manque: joignez-le aussi.
The file {} with the borders is not there: put it beside this one.
  Die Datei {1} mit den Grenzen fehlt: leg sie dazu. | Le fichier {1} des frontières manque: joignez-le aussi.
Line {}, not carried over: {}
  Zeile {1}, nicht übernommen: {2} | Ligne {1}, pas reprise: {2}
Not carried over: {}, which is not active.
  Nicht übernommen: {1}, die nicht mitspielt. | Pas repris: {1}, qui ne joue pas.
Not carried over: what is of {}, which is none of the powers.
  Nicht übernommen: was {1} gehört, was keine der Mächte ist. | Pas repris: ce qui est à {1}, qui n'est aucune des puissances.
Not carried over: {}
  Nicht übernommen: {1} | Pas repris: {1}
an end after so many years.
  ein Ende nach so vielen Jahren. | une fin après tant d'années.
a {} in {}.
  eine Einheit {1} in {2}. | une unité {1} à {2}.
{}: what its borders allow by season, unit or strength ({}).
  {1}: was ihre Grenzen je nach Jahreszeit, Einheit oder Stärke erlauben ({2}). | {1}: ce que ses frontières permettent selon la saison, l'unité ou la force ({2}).
{}: ordinary borders here, special ones there: {}.
  {1}: hier gewöhnliche Grenzen, dort besondere: {2}. | {1}: frontières ordinaires ici, spéciales là-bas: {2}.
{}: a port is an ordinary coast here.
  {1}: ein Hafen ist hier eine gewöhnliche Küste. | {1}: un port est ici une côte ordinaire.
{} is '{}' here: '{}' is a word of orders.
  {1} heißt hier '{2}': '{3}' ist ein Wort von Befehlen. | {1} est '{2}' ici: '{3}' est un mot des ordres.
A game begins with moves here: {} instead of {}.
  Ein Spiel beginnt hier mit Zügen: {1} statt {2}. | Une partie commence ici par des mouvements: {1} au lieu de {2}.
The file has no units: each power begins with an army in each of its homes, instead of builds.
  Die Datei hat keine Einheiten: jede Macht beginnt mit einer Armee in jeder Heimat, statt zu bauen. | Le fichier n'a pas d'unités: chaque puissance commence avec une armée dans chaque foyer, au lieu de construire.
Left out: {} of {}, where a unit stands already or nobody can.
  Weggelassen: {1} von {2}, wo schon eine Einheit steht oder keine stehen kann. | Omis: {1} de {2}, où une unité se trouve déjà ou ne peut se tenir.
Left out: {}, which has neither units nor homes.
  Weggelassen: {1}, die weder Einheiten noch Heimat hat. | Omis: {1}, qui n'a ni unités ni foyers.
Left out, as the file has no such place: {}.
  Weggelassen, da die Datei keinen solchen Ort hat: {1}. | Omis, car le fichier n'a pas de tel lieu: {1}.
Left out, as they border nothing: {}.
  Weggelassen, da sie an nichts grenzen: {1}. | Omis, car ils ne bordent rien: {1}.
The file names no first phase: the game begins with {}.
  Die Datei nennt keine erste Phase: das Spiel beginnt mit {1}. | Le fichier ne nomme pas de première phase: la partie commence par {1}.
The file does not say what wins: more than half of the centers, {}.
  Die Datei sagt nicht, was gewinnt: mehr als die Hälfte der Zentren, {1}. | Le fichier ne dit pas ce qui gagne: plus de la moitié des centres, {1}.
Told from one side alone, and open both ways here ({}): {}.
  Nur von einer Seite genannt und hier in beide Richtungen offen ({1}): {2}. | Dit d'un seul côté, et ouvert ici dans les deux sens ({1}): {2}.
`;

/** The sentence of a check as the reader's language has it: file and field stand before it as they are; English where it is not known. */
export function faultIn(code: LanguageCode, fault: string): string {
  if (code === 'en') return fault;
  for (const { index } of fault.matchAll(/(?<=: )|^/g)) {
    const said = sentenceIn(code, fault.slice(index));
    if (said !== null) return `${fault.slice(0, index).replace(/^In /, code === 'fr' ? 'Dans ' : 'In ')}${said}`;
  }
  return fault;
}

function sentenceIn(code: LanguageCode, text: string): string | null {
  for (const { pattern, words } of sentences()) {
    const found = pattern.exec(text);
    if (found !== null)
      return words[code]!.replace(/\{(\d)\}/g, (_, n) => {
        const fact = found[Number(n)]!;
        return sentenceIn(code, fact) ?? fact.replaceAll(' or ', code === 'fr' ? ' ou ' : ' oder ');
      });
  }
  return null;
}

interface Sentence {
  readonly pattern: RegExp;
  readonly words: Readonly<Partial<Record<LanguageCode, string>>>;
}

let known: readonly Sentence[] | null = null;

function sentences(): readonly Sentence[] {
  known ??= [...SENTENCES.matchAll(/^(\S.*)\n +(.*) \| (.*)$/gm)].map(([, english = '', de = '', fr = '']) => {
    const facts = english.split('{}').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    return { pattern: new RegExp(`^${facts.join('(.+?)')}$`, 's'), words: { de, fr } };
  });
  return known;
}
