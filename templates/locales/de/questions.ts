/** Antworten auf das, was Anfänger fragen: nach den Regeln allein und nach dem Stand der Partie. */
import type { UnitType } from '../../../engine/board/variant.ts';
import type { Language } from '../shape.ts';
import { accusative, agree, counted, Nominative } from './grammar.ts';

const unitNamed: Readonly<Record<UnitType, string>> = { A: 'Eine Armee', F: 'Eine Flotte' };
const small = (unit: UnitType) => unitNamed[unit].replace('E', 'e');
const units = (n: number) => counted(n, 'Einheit', 'Einheiten');

export const questions: Language['questions'] = {
  general: {
    accept:
      'Du bist dabei, sobald du angemeldet bist: SIGNON ? und der Name der Partie in einer eigenen Zeile. SET PREFERENCE mit einer Macht sagt, was du gern wärst.',
    decline:
      'Um nicht mitzuspielen, ist nichts zu tun. Bist du schon angemeldet, meldet dich RESIGN in einer eigenen Zeile ab. Noch ist nichts geschehen.',
    thanks:
      'Schön, von dir zu hören. Ein Befehl steht nicht darin, und nur der Schiedsrichter liest es; mit PRESS TO ALL in einer Zeile, deinem Text darunter und ENDPRESS am Ende sagst du es allen.',
    remind:
      'Fehlen Befehle von dir, kommt vor der Frist von selbst eine Erinnerung. Die E-Mail bringt die Frist auch für deinen Kalender mit.',
    watch:
      'OBSERVE mit dem Namen einer Partie, von der Adresse aus geschrieben, die zuschauen will, schickt deren Ergebnisse dorthin.',
    password:
      'Du brauchst kein Passwort, solange du von deiner eigenen Adresse schreibst. SET PASSWORD mit einem Wort setzt eines, um von anderswo zu schreiben.',
    moved:
      'Schreib von der alten Adresse SET ADDRESS mit der neuen und bestätige es dort. I AM ALSO mit einer Adresse fügt eine weitere hinzu.',
    name: 'SET NAME mit deinem Namen in einer eigenen Zeile bestimmt, wie dich die anderen sehen.',
    dice: 'Es gibt weder Würfel noch Glück: Die stärkere Seite setzt sich durch, und gleich starke prallen ab.',
    stack:
      'Nein: An einem Ort steht nur eine Einheit. Eine zweite daneben kann sie unterstützen, das macht sie ebenso stark.',
    language:
      'SET LANGUAGE EN, FR oder DE in einer eigenen Zeile ändert die Sprache unserer E-Mails. Befehle lesen wir in allen drei Sprachen, mit ganzen Namen oder Kürzeln.',
    coasts: ({ example }) =>
      `Einige Provinzen haben mehrere Küsten. Eine Flotte, die mehr als eine erreicht, nennt die gemeinte, wie in ${example('coast')}. Armeen nennen nie eine.`,
    advice:
      'Der Schiedsrichter spielt für niemanden und gibt keinen Rat. Andere tun es: Schreib deinen Nachbarn mit PRESS TO. HELP ORDERS zeigt, wie man Befehle schreibt; Einheiten ohne Befehl halten.',
    create:
      'CREATE ? mit einem Namen und einem Passwort in einer eigenen Zeile eröffnet eine eigene Partie; INVITE mit Adressen lädt dazu ein. Leere Plätze können Bots füllen: DUMMY mit einer Macht.',
    others:
      'Jeder spielt von einer eigenen Adresse: INVITE mit der Adresse lädt ein, anmelden muss sich jeder selbst. Zwei aus einem Haushalt dürfen mitspielen, wenn die Spielleitung es weiß.',
    words:
      'Jede E-Mail mit Ergebnissen nennt unter der Karte alle Befehle und Stellungen in Worten. HISTORY schickt sie noch einmal.',
    silent:
      'Auf Nachrichten muss niemand antworten. Wer auch keine Befehle schickt, wird als verspätet genannt und kann ersetzt werden. Frag die Spielleitung mit PRESS TO MASTER.',
    owner: 'STATUS mit dem Namen einer Partie zeigt, wem welches Versorgungszentrum gehört; MAP schickt die Karte.',
    page: 'Jede Partie hat eine Seite mit Karte und allen Ergebnissen; der Link steht am Ende jeder E-Mail zu ihr.',
    hold: ({ example }) =>
      `Eine Einheit, die hält, bleibt, wo sie ist, und andere können sie unterstützen. Du schreibst ${example('hold')}; auch eine Einheit ohne Befehl hält.`,
    bot: 'Ein Bot ist ein Programm dieses Schiedsrichters, das eine Macht ohne Spieler spielt. Es gibt drei Stärken, EASY, MEDIUM und HARD; die Spielleitung wählt sie, etwa mit SET DUMMY ALL BOT EASY. PRACTICE beginnt eine eigene Partie gegen Bots.',
    ignore:
      'Kein Problem: Es zählen nur Befehle, Kommandos und Nachrichten. CLEAR nimmt deine Befehle dieser Phase zurück; eine verschickte Nachricht lässt sich nicht zurückholen.',
    confirm:
      'Eine Bestätigung zeigt, dass eine Adresse oder ein Gerät dir gehört: Drück den Knopf in unserer E-Mail oder antworte mit ihrem Code. Bis dahin geschieht nichts.',
    effort: 'Du musst nur eine E-Mail mit Befehlen je Phase schicken, alle paar Tage; Nachrichten, so viele du magst.',
    win: 'Wer am Ende eines Jahres genug Versorgungszentren hat, gewinnt allein; wer noch dabei ist, kann sich auch auf ein Remis einigen. LIST mit dem Namen einer Partie sagt, wie viele Zentren es dort braucht.',
    together:
      'Es gewinnt einer allein, oder alle, die noch dabei sind, einigen sich auf ein Remis (DRAW YES) und teilen die Partie. Ein Bündnis hilft beiden, kann aber nicht zusammen gewinnen, wenn die Variante es nicht vorsieht.',
    ends: 'Die Partie endet, wenn jemand genug Versorgungszentren zum Sieg hat oder alle, die noch dabei sind, sich auf ein Remis einigen (DRAW YES).',
    length:
      'Eine Partie dauert, bis jemand gewinnt oder ein Remis vereinbart ist: per E-Mail meist einige Monate, mit einer Phase alle paar Tage. Jede kostet dich ein paar Minuten.',
    leader:
      'Es führt, wer die meisten Versorgungszentren hat. STATUS mit dem Namen einer Partie zeigt, wie viele es sind.',
    centers: 'STATUS mit dem Namen einer Partie zeigt, wie viele Versorgungszentren jede Macht hat.',
    center:
      'Ein Versorgungszentrum ist eine Provinz mit einem Punkt auf der Karte. Jedes, das dir gehört, ernährt eine Einheit: Mit mehr Zentren als Einheiten baust du auf, mit weniger baust du ab. Es gehört dir, sobald deine Einheit am Ende des Jahres dort steht.',
    mine: 'STATUS mit dem Namen einer Partie zeigt deine Versorgungszentren.',
    units: 'STATUS mit dem Namen einer Partie zeigt, wo deine Einheiten stehen; MAP schickt die Karte.',
    power: 'MY GAMES zeigt, was du spielst, Partie für Partie.',
    players: 'SUMMARY mit dem Namen einer Partie zeigt, wer was spielt, wenn das nicht geheim ist.',
    player: 'SUMMARY mit dem Namen einer Partie zeigt, wer was spielt, wenn das nicht geheim ist.',
    bots: 'Mächte, die niemand spielt, kann ein Bot dieses Schiedsrichters spielen; SUMMARY mit dem Namen einer Partie nennt sie. Auch ich bin ein Programm. PRACTICE beginnt eine eigene Partie gegen Bots.',
    judge:
      'Das hier ist ein Schiedsrichter: ein Programm, das Befehle für Diplomacy per E-Mail annimmt, sie zur Frist auswertet und allen das Ergebnis schickt.',
    late: 'Zu spät bist du, wenn die Frist vorbei ist und Befehle von dir fehlen. Gibt es in der Partie eine Nachfrist, zählen späte Befehle noch bis zu deren Ende. STATUS zeigt beides.',
    ordered:
      'Vor der Frist sieht nur die Spielleitung, wer befohlen hat, und niemand sieht, was; danach erfahren alle, wer zu spät ist.',
    deadline: 'STATUS mit dem Namen einer Partie zeigt ihre Frist, MY GAMES die all deiner Partien.',
    results:
      'Die Ergebnisse kommen per E-Mail mit einer Karte, sobald die Phase ausgewertet ist: zur Frist oder kurz nach dem letzten fehlenden Befehl.',
    start: 'Eine Partie beginnt, wenn alle Plätze besetzt sind. LIST zeigt, wie viele noch fehlen.',
    phase:
      'Ein Jahr hat zwei Runden mit Zügen, jede mit ihren Rückzügen, und endet mit Auf- und Abbau. STATUS mit dem Namen einer Partie zeigt, wo sie steht.',
    code: 'So ein Kürzel ist eine Phase: Der erste Buchstabe ist die Jahreszeit, die Zahl das Jahr, und der letzte Buchstabe sagt, was geschieht: M sind Züge, R Rückzüge, A Auf- und Abbau.',
    turn: 'Niemand muss warten, bis er dran ist: Alle schreiben gleichzeitig und geheim, und alle Befehle werden zusammen ausgeführt.',
    change:
      'Ja, so oft du willst, bis die Phase ausgewertet wird: Schick den neuen Befehl für die Einheit, der letzte zählt. CLEAR nimmt alle zurück.',
    filed: 'Jede E-Mail mit Befehlen wird mit allem beantwortet, was eingetragen ist. ORDERS zeigt es noch einmal.',
    map: 'Mit den Ergebnissen kommt eine Karte. MAP schickt sie noch einmal, und sie steht auf der Seite der Partie.',
    rules: 'GET RULES schickt die Regeln der Partie, HELP ORDERS sagt, wie man Befehle schreibt.',
    secret:
      'Befehle sind geheim, bis sie ausgeführt werden: Vorher sieht niemand die der anderen, danach sehen alle alle. Eine Nachricht lesen nur die, an die sie geht, es sei denn, die Spielleitung liest in der Partie mit.',
    address:
      'Andere Spieler sehen nie deine Adresse, nur deinen Namen, in einer anonymen Partie nicht einmal den. Die Spielleitung sieht beides.',
    message:
      'Schreib PRESS TO und den Namen einer Macht in eine eigene Zeile, darunter deinen Text und in die letzte Zeile ENDPRESS. Noch ist nichts verschickt.',
    gm: 'Wer eine Partie leitet, steht in SUMMARY. PRESS TO MASTER in einer Zeile, darunter dein Text und am Ende ENDPRESS erreicht die Spielleitung.',
    names:
      'A ist eine Armee, F eine Flotte; Orte werden auf drei Buchstaben gekürzt. MAP mit dem Wort ABBREVIATIONS und GET RULES zeigen alle.',
    nmr: 'Einheiten ohne Befehl halten und bleiben, wo sie sind (bei einem Rückzug werden sie aufgelöst). Das heißt NMR („no moves received“): Wer zu spät ist, wird den anderen genannt und kann seinen Platz verlieren.',
    away: 'Schreib AWAY und von wann bis wann: Dann fällt keine neue Frist in diese Zeit. Du kannst auch Befehle für spätere Phasen vorausschicken.',
    time: 'EXTEND 24h schlägt einen Tag mehr vor, jede andere Zeit ebenso: Die Frist wird verlegt, sobald alle Spieler dasselbe schicken. Die Spielleitung kann es sofort: Frag sie mit PRESS TO MASTER. AWAY sagt, wann du weg bist.',
    join: 'LIST zeigt die Partien, die noch Spieler aufnehmen. Mit SIGNON ? und dem Namen einer Partie in einer eigenen Zeile spielst du mit; PRACTICE beginnt eine eigene gegen Bots.',
    games: 'LIST zeigt alle Partien und welche noch Spieler aufnehmen. Du kannst in mehreren spielen.',
    choose:
      'Solange eine Partie sich füllt, sagt SET PREFERENCE mit den Mächten, die du magst, die liebste zuerst, was du gern wärst. Hat sie begonnen, sind die Mächte verteilt.',
    leave: 'RESIGN in einer eigenen Zeile verlässt die Partie; dann wird Ersatz gesucht. Noch ist nichts geschehen.',
    stop: 'RESIGN verlässt eine Partie und beendet ihre E-Mails; SET NO BROADCAST hält nur Nachrichten auf, SET DIGEST schickt eine E-Mail am Tag, STOP WATCHING beendet die Nachricht von neuen Partien. Noch ist nichts geändert.',
    cost: 'Es kostet nichts: Hier spielt man umsonst.',
    failed:
      'In den Ergebnissen steht unter jedem Befehl, warum er misslang: Meist wollte eine gleich starke Einheit an denselben Ort, oder die Unterstützung wurde gestört. HISTORY zeigt die Ergebnisse noch einmal.',
    lie: 'Ja. Versprechen binden niemanden: Verhandeln, bluffen und verraten gehört zum Spiel. Nur den Schiedsrichter und die Spielleitung täuscht man nicht.',
    attack: ({ example }) =>
      `Zieh mit mehr Stärke hinein, als der Besitzer dort hat: Jede Unterstützung zählt eins dazu. Allein nimmt eine Einheit einen leeren Ort und prallt an einem gehaltenen ab; eigene Einheiten vertreiben einander nie. Unterstützt wird so: ${example('support')}.`,
    order: ({ example }) =>
      `Ein Befehl ist eine Zeile: die Einheit, dann was sie tut. ${example('move')} zieht, ${example('hold')} hält, ${example('support')} unterstützt. Antworte auf die E-Mail der Partie mit je einer Zeile für jede deiner Einheiten.`,
    build: ({ example }) =>
      `Aufgebaut wird nach den letzten Zügen eines Jahres, wenn du mehr Versorgungszentren als Einheiten hast: in eigenen Heimatzentren, die leer sind und dir noch gehören. Du schreibst ${example('build')}.`,
    remove: ({ example }) =>
      `Hast du am Ende eines Jahres mehr Einheiten als Versorgungszentren, baust du welche ab: Du schreibst ${example('remove')}.`,
    convoy: ({ example }) =>
      `Eine Flotte auf See bringt eine Armee von Küste zu Küste. Die Armee zieht, die Flotte gibt Geleit: ${example('byConvoy')} und ${example('convoy')}. Wird die Flotte vertrieben, bleibt die Armee stehen.`,
    support: ({ example }) =>
      `Eine Einheit leiht einer anderen ihre Stärke, gleich wem sie gehört: ${example('support')} für einen Zug, ${example('supportHold')} fürs Halten. Sie muss selbst dorthin ziehen können, und ein Angriff auf sie stört die Unterstützung.`,
    retreat: ({ example }) =>
      `Eine vertriebene Einheit zieht sich an einen leeren Nachbarort zurück: ${example('retreat')}. Nicht dorthin, woher der Angriff kam, und nicht dorthin, wo eben zwei abgeprallt sind. Sonst wird sie aufgelöst.`,
    bounce:
      'Gleich starke Einheiten prallen ab: Niemand kommt hinein, und alle bleiben, wo sie waren. Mit mehr Unterstützung kommt eine hinein.',
    swap: 'Zwei Einheiten können an Land nicht die Plätze tauschen: Sie prallen ab. Drei oder mehr können es im Kreis, und zwei, wenn eine im Geleit fährt.',
    out: 'Wer am Ende des Jahres kein Versorgungszentrum hat, hat auch keine Einheiten mehr und scheidet aus. Bis dahin ziehen seine Einheiten weiter.',
    kinds:
      'Armeen ziehen an Land, auch an der Küste; Flotten auf See und an der Küste entlang, nie ins Binnenland. Beide sind gleich stark und ziehen einen Ort weit. Flotten bringen Armeen übers Wasser.',
    reach:
      'MAP zeigt, was aneinander grenzt. Eine Einheit zieht einen Ort weit; übers Wasser kommt eine Armee im Geleit.',
    ways: 'MAP zeigt, was aneinander grenzt. Eine Einheit zieht einen Ort weit.',
    closed: 'Dorthin kann niemand.',
    draw: 'DRAW YES stimmt für ein Remis unter allen, die noch dabei sind. Es kommt zustande, wenn alle so gestimmt haben; DRAW NO nimmt die Stimme zurück.',
    variant:
      'LIST und der Name einer Partie zeigt ihre Variante und ihre Einstellungen; GET VARIANTS sagt, welche Karten es außer der normalen gibt.',
    grace: 'Die Nachfrist ist die Zeit nach der Frist, in der späte Befehle noch zählen. STATUS zeigt, wann sie endet.',
    influence: 'HELP IP erklärt Einflusspunkte und sagt, wie viele du hast.',
    practice: 'PRACTICE in einer eigenen Zeile beginnt sofort eine eigene Partie gegen Bots.',
    unclear:
      'Wir konnten nicht erkennen, was du fragst. HELP zeigt, was man hier fragen kann; was nur ein Mensch beantworten kann, frag die Spielleitung mit PRESS TO MASTER.',
  },
  inGame: {
    win: ({ goal, have }) =>
      `${goal}. ${have === null ? '' : `Du hast jetzt ${have}. `}Gezählt wird am Ende eines Jahres; wer noch dabei ist, kann sich auch auf ein Remis einigen (DRAW YES).`,
    late: ({ isPast, missing, deadline, grace }) => {
      if (!isPast)
        return `Nein: Die Frist ist ${deadline}. ${missing === 0 ? 'Deine Befehle sind da.' : `Es fehlen noch Befehle für ${units(missing)} von dir.`}${grace === null ? '' : ` Späte Befehle zählen noch bis ${grace} (Nachfrist); dass sie zu spät waren, sehen alle.`}`;
      if (missing === 0) return 'Nein: Deine Befehle sind da.';
      return `Ja: Die Frist war ${deadline}. ${grace === null ? 'Schick deine Befehle sofort: Sie zählen, bis die Phase ausgewertet wird.' : `Deine Befehle zählen noch bis ${grace}.`}`;
    },
    ordered: ({ late, missing }) =>
      `${late === null ? 'Vor der Frist ist niemand zu spät: Bis dahin sieht nur die Spielleitung, wer befohlen hat; danach erfahren alle, wer zu spät ist.' : `Es fehlen noch: ${late}.`}${missing === null ? '' : missing === 0 ? ' Deine eigenen Befehle sind da.' : ` Von deinen ${missing === 1 ? 'fehlt' : 'fehlen'} ${counted(missing, 'Befehl', 'Befehle')}.`}`,
    nobodyLate: 'Niemand ist zu spät: Alle Befehle sind da.',
    deadline: ({ phase, deadline, left }) => `Die Frist für ${phase} ist ${deadline}, ${left}.`,
    variant: ({ name, game }) =>
      `Hier wird ${name} gespielt. LIST ${game} zeigt die Einstellungen, GET VARIANTS die anderen Karten.`,
    grace: ({ span, until }) =>
      `Die Nachfrist ist die Zeit nach der Frist, in der späte Befehle noch zählen: hier ${span}, bis ${until}.`,
    noDeadline: 'Es gibt gerade keine Frist: Die Partie wartet.',
    results: ({ deadline, delay }) =>
      `Die Ergebnisse kommen per E-Mail zur Frist, ${deadline}, oder ${delay} nach dem letzten fehlenden Befehl. HISTORY schickt frühere noch einmal.`,
    notBegun: ({ have, need }) =>
      `Die Partie hat noch nicht begonnen: Sie beginnt, wenn sich ${counted(need, 'Spieler', 'Spieler')} angemeldet haben${have === null ? '' : ` (bisher ${have})`}.`,
    begun: ({ phase }) => `Die Partie hat begonnen: ${phase}.`,
    over: ({ outcome }) => `Die Partie ist zu Ende. ${outcome}`,
    phase: ({ phase }) =>
      `Wir sind bei: ${phase}. Ein Jahr hat zwei Runden mit Zügen, jede mit ihren Rückzügen, und endet mit Auf- und Abbau. Alle schreiben gleichzeitig.`,
    filed: ({ orders, missing }) =>
      `${orders === null ? 'Von dir ist kein Befehl eingetragen.' : `Eingetragen: ${orders}.`} ${missing === 0 ? 'Es fehlt nichts.' : `Es ${missing === 1 ? 'fehlt' : 'fehlen'} ${counted(missing, 'Befehl', 'Befehle')}.`}`,
    player: ({ power, player }) => `${Nominative(power)} ${agree(power, 'wird', 'werden')} von ${player} gespielt.`,
    bot: ({ power }) => `${Nominative(power)} ${agree(power, 'wird', 'werden')} von einem Bot gespielt.`,
    nobody: ({ power }) => `Niemand spielt ${accusative(power)}.`,
    hidden: ({ power }) =>
      `${Nominative(power)} ${agree(power, 'wird', 'werden')} gespielt; von wem, ist in dieser Partie geheim.`,
    you: ({ power }) => `Du spielst ${accusative(power)}.`,
    bots: ({ powers }) =>
      powers === null
        ? 'In dieser Partie spielt kein Bot. Ich bin ein Programm: der Schiedsrichter.'
        : `Bots spielen ${accusative(powers)}. Auch ich bin ein Programm: der Schiedsrichter.`,
    botsFill:
      'Die Spielleitung kann leere Plätze von Bots spielen lassen: SET BOTS FILL und eine Zahl von Menschen beginnt die Partie mit so vielen.',
    gm: ({ names }) =>
      `Die Spielleitung hat ${names}. PRESS TO MASTER in einer Zeile, darunter dein Text und am Ende ENDPRESS erreicht sie.`,
    noGm: 'Diese Partie hat keine Spielleitung: Der Schiedsrichter führt sie allein.',
    counts: ({ all }) => `Versorgungszentren: ${all.join(', ')}.`,
    centers: ({ power, places }) =>
      places.length === 0
        ? `${Nominative(power)} ${agree(power, 'hat', 'haben')} kein Versorgungszentrum.`
        : `${Nominative(power)} ${agree(power, 'hat', 'haben')} ${counted(places.length, 'Versorgungszentrum', 'Versorgungszentren')}: ${places.join(', ')}.`,
    units: ({ units: all }) =>
      all.length === 0 ? 'Du hast keine Einheiten.' : `Du hast ${units(all.length)}: ${all.join(', ')}.`,
    unitsOf: ({ power, units: all }) =>
      all.length === 0
        ? `${Nominative(power)} ${agree(power, 'hat', 'haben')} keine Einheiten.`
        : `${Nominative(power)} ${agree(power, 'hat', 'haben')} ${units(all.length)}: ${all.join(', ')}.`,
    owner: ({ place, power, isCenter, standing }) =>
      `${power === null ? (isCenter ? `${place} gehört noch niemandem: Wer am Ende eines Jahres dort steht, bekommt es.` : `${place} ist kein Versorgungszentrum und gehört niemandem.`) : `${place} gehört zu: ${power}.`} ${standing === null ? 'Dort steht keine Einheit.' : `Dort steht ${small(standing.unit)} (${standing.power}).`}`,
    page: ({ href }) =>
      `Unter ${href} ist die Seite dieser Partie, mit Karte und allen Ergebnissen. Der Link zu deinem Befehlsbogen steht in jeder E-Mail an dich; von dort zählen Befehle wie per E-Mail.`,
    power: ({ powers }) => `Du spielst ${accusative(powers)}.`,
    notPlaying: 'Du spielst in dieser Partie keine Macht.',
    builds: ({ power, due, open, places }) =>
      `${power === null ? '' : `${power}: `}Jetzt ${due > 0 ? `kannst du ${units(due)} aufbauen` : `musst du ${units(-due)} abbauen`}${open < Math.abs(due) ? ` (noch ohne Befehl: ${open})` : ''}${open > 0 && places.length > 0 ? `: ${places.join(', ')}` : ''}.`,
    reach: ({ unit, from, to, how, ways }) =>
      `${
        how === 'yes'
          ? `Ja: ${unitNamed[unit]} kann von ${from} nach ${to} ziehen.`
          : how === 'convoy'
            ? `Nur im Geleit: ${from} und ${to} grenzen nicht aneinander, aber Flotten auf See können eine Armee hinbringen.`
            : `Nein: ${unitNamed[unit]} kann nicht von ${from} nach ${to} ziehen.`
      }${how === 'yes' ? '' : ` Von dort geht es nach ${ways.join(', ')}.`}`,
    ways: ({ unit, from, ways }) =>
      ways.length === 0
        ? `${unitNamed[unit]} in ${from} kann nirgendwohin.`
        : `Von ${from} kann ${small(unit)} nach ${ways.join(', ')} ziehen.`,
    reachedBy: ({ place, units: all }) =>
      all.length === 0
        ? `Keine deiner Einheiten kann in einem Zug nach ${place}, außer im Geleit.`
        : `Nach ${place} kannst du jetzt ziehen mit: ${all.join(', ')}.`,
    retreats: ({ unit, ways }) =>
      ways.length === 0
        ? `${unit} kann nirgendwohin: Die Einheit wird aufgelöst.`
        : `${unit} kann sich zurückziehen nach ${ways.join(', ')}.`,
    closed: ({ place }) => `Dorthin kann niemand ziehen: ${place}.`,
    abbreviation: ({ short, place }) => `${short} ist ${place}; A davor ist eine Armee dort, F eine Flotte.`,
    message: ({ power, line }) =>
      `Schreib ${line} in eine eigene Zeile, darunter deinen Text und in die letzte Zeile ENDPRESS: Das geht an ${accusative(power)} und an niemanden sonst. Noch ist nichts verschickt.`,
    messageToAll:
      'Schreib PRESS TO ALL in eine eigene Zeile, darunter deinen Text und in die letzte Zeile ENDPRESS: Das geht an alle. Noch ist nichts verschickt.',
  },
};
