/** What each command does, for HELP, in German. */
import type { Language } from '../shape.ts';

const commands: Language['help']['commands'] = {
  HELP: 'Was man den Schiedsrichter fragen kann, oder Hilfe zu einem Befehl, einem Thema oder einem Ort der Karte (HELP Par).',
  GET: 'Ein Text per E-Mail: die Regeln, eine Anleitung, eine Variante; GET PROVINCES und GET BORDERS beschreiben die Karte in Worten. GET allein zählt sie auf.',
  VERSION: 'Welcher Schiedsrichter dies ist.',
  'MY GAMES':
    'Alle Partien, an denen du teilnimmst, mit dem, was in jeder fällig ist; für die Spielleitung auch, wer Befehle geschickt hat, verspätet ist, wartet oder abwesend ist.',
  WHO: 'Die Namen hinter Adressen, oder allein die Spieler der Partie; nie eine Adresse.',
  WHOGAME: 'Wer in einer Partie spielt; in einer anonymen Partie erfährt es nur die Spielleitung.',
  'GET DEDICATION': 'Wie pünktlich du in gewerteten Partien warst. Die Zahlen anderer erfährt niemand.',
  LIST: 'Alle Partien, kurz oder ausführlich, oder eine Partie mit Einstellungen, Spielern, Einheiten und Zentren.',
  SUMMARY: 'Wer wann was gespielt hat, und die Tabelle der Versorgungszentren nach Jahren.',
  STATUS: 'Nach einer Anmeldung deine vorliegenden Befehle und was noch fehlt; davor die Zusammenfassung einer Partie.',
  DEADLINE: 'Einfaches Wort für STATUS.',
  ORDERS:
    'Deine vorliegenden Befehle. ORDERS ALL: die jeder Macht, für die Spielleitung, wo die Partie es erlaubt; jeder Blick wird festgehalten.',
  HISTORY: 'Was ein Beobachter der Partie gesehen hat: die letzten sieben Tage oder die genannte Zeit.',
  MAP: 'Die Karte der Stellung oder einer früheren Phase. Mit ABBR: die der Stellung, mit den Abkürzungen der Befehle.',

  BID: 'Wo Plätze versteigert werden (SET SEATS AUCTION), deine geheimen Gebote für Plätze und Mächte, zusammen 100 Punkte. Zuerst kommen die festen Plätze, dann die Mächte der einzelnen Gruppen, die letzte Gruppe zuerst: jede an den Höchstbietenden unter denen, die noch keinen haben. BID 0 Platz nimmt ein Gebot zurück, BID NONE alle.',
  SIGNOFF:
    'Beendet die E-Mail: Darunter wird nichts gelesen. Ein Signaturzeichen (zwei Striche und ein Leerzeichen) tut dasselbe.',
  CLEAR:
    'Nimmt deine Befehle dieser Phase zurück. CLEAR LATER: die für spätere Phasen vorausgeschickten; das tut CLEAR bei nJudge. CLEAR ALL: beides. CLEAR A Par: die einer Einheit. CLEAR IP [Staat]: vergebene Einflusspunkte.',
  FILE: 'Trägt Befehle ein, die wir dir gezeigt und wegen der Zeilen um sie herum nicht eingetragen haben. FILE n: eine von mehreren Gruppen; FILE ALL: alle. Die Befehle allein noch einmal zu schicken tut dasselbe.',
  SEND: 'Schickt Zeilen, die wir dir gezeigt und nicht eingetragen haben, als die Nachricht, die sie sein können.',
  PHASE:
    'Die Befehle darunter gelten einer späteren Phase: PHASE {{phase}}, PHASE {{phaseInWords}}. Allein: wieder der laufenden.',
  IF: 'Nach PHASE: Die Befehle bis ELSE oder ENDIF zählen nur, wenn zu Beginn der Phase eine solche Einheit dort steht.',
  'ELSE IF': 'Eine weitere Bedingung, die geprüft wird, wenn die davor nicht zutreffen.',
  ELSE: 'Die Befehle darunter zählen, wenn keine Bedingung davor zutrifft.',
  ENDIF: 'Beendet die Bedingungen. Auch das Ende der E-Mail und das nächste PHASE tun das.',
  PREFERENCE: 'Einfaches Wort für SET PREFERENCE.',
  'SET PREFERENCE': 'Vor dem Beginn: die liebsten Mächte zuerst, gleich liebe in Klammern, * für jede andere.',
  'SET CLEAR CLASSIC': 'CLEAR verwirft, was du vorausgeschickt hast, wie bei nJudge.',
  'SET NO CLEAR CLASSIC': 'CLEAR nimmt die Befehle dieser Phase zurück.',
  'SET BROADCAST': 'Rundrufe kommen wieder zu dir.',
  'SET NO BROADCAST': 'Keine Rundrufe an dich.',
  REPORT:
    'Zeigt der Spielleitung die letzte Nachricht, die du von dieser Macht hast, mit dem, was du dahinter schreibst; sonst erfährt es niemand. Eine Spielleitung, die mitspielt, bekommt keine Meldungen; spielt jede mit, bekommt sie der Betreiber des Schiedsrichters.',
  'SET IGNORE':
    'Nachrichten, die diese Macht als Absender zeigen, erreichen dich nicht mehr; sonst erfährt es niemand. Was von der Spielleitung kommt, und graue Presse, erreicht dich. Allein: wen du ausblendest.',
  'SET NO IGNORE': 'Nachrichten dieser Macht erreichen dich wieder.',
  MUSTER: 'In einer Partie mit SET MUSTER: Du spielst. Jede andere E-Mail an die Partie sagt das auch.',
  RESIGN:
    'Verlässt die Partie. Sind Befehle fällig, wird um Bestätigung gebeten. RESIGN Macht, von der Spielleitung: dasselbe wie EJECT.',
  INVITE:
    'Jeder bekommt eine E-Mail mit der Partie, deinem Namen und deiner Adresse und der Zeile, mit der man dazukommt. Solange die Partie Spieler sucht, laden ihre Spieler ein, danach die Spielleitung, für Mächte, die einen Spieler suchen. Höchstens 20 am Tag, und niemand zweimal zu einer Partie.',
  'INVITE LINK':
    'Für jeden Namen ein Link, den du weitergibst: Wer ihn zuerst öffnet, bekommt einen Platz, mit Name und Adresse und ohne Kommando.',
  WHATIF:
    'Wertet die Befehle darunter aus, von beliebigen Mächten, in der jetzigen oder einer genannten früheren Stellung, und erklärt das Ergebnis; sonst erfährt es niemand.',
  DIARY:
    'Private Notizen in den Zeilen darunter, nur für dich; nach dem Ende der Partie werden sie für alle geöffnet, wenn die Einstellungen Tagebücher nicht geschlossen halten.',
  WAIT: 'Einfaches Wort für SET WAIT.',
  'SET WAIT': 'Die Phase wird nicht vor ihrer Frist ausgewertet. Gilt nur für diese Phase.',
  READY: 'Einfaches Wort für SET NOWAIT.',
  'SET NOWAIT': 'Die Phase darf ausgewertet werden, sobald alle Befehle da sind.',
  'SET ALWAYS WAIT': 'Wartet in jeder künftigen Phase, bis SET NO ALWAYS WAIT kommt.',
  'SET NO ALWAYS WAIT': 'Wartet nur, wo SET WAIT es sagt.',
  AWAY: 'Einfaches Wort für SET ABSENCE.',
  'SET ABSENCE':
    'Keine künftige Frist fällt in diese Tage; die laufende bleibt. Höchstens drei Abwesenheiten zugleich.',
  'NOT AWAY': 'Einfache Worte für SET NO ABSENCE.',
  'SET NO ABSENCE': 'Nimmt Abwesenheiten zurück: die dieser Tage oder alle.',
  'APPROVE ABSENCE': 'Fristen weichen der langen Abwesenheit aus, um die jemand bittet; wer gebeten hat, erfährt es.',
  'REFUSE ABSENCE': 'Fristen bleiben, wie sie sind.',
  DRAW: 'Einfaches Wort für SET DRAW und SET NO DRAW.',
  'SET DRAW':
    'Stimmt für ein Remis aller Überlebenden oder, wo die Partie es erlaubt, der genannten Mächte. Gilt für diese Phase.',
  'NO DRAW': 'Einfache Worte für SET NO DRAW.',
  'SET OPEN PRESS':
    'Stimmt zu, nach dem Ende alle Presse im Archiv zu öffnen: sie öffnet sich, wenn alle zustimmen, die bis zum Ende gespielt haben. Nachrichten mit anderen öffnen sich mit deren Wort.',
  'SET NO OPEN PRESS': 'Nimmt das zurück, solange nicht alle zugestimmt haben.',
  'SET NO DRAW': 'Nimmt die Stimme für ein Remis zurück.',
  CONCEDE: 'Einfaches Wort für SET CONCEDE.',
  'SET CONCEDE':
    'Stimmt dafür, zugunsten der größten Macht aufzugeben (in Blindpartien und manchen Varianten jeder); alle anderen müssen es auch.',
  'SET NO CONCEDE': 'Nimmt die Stimme fürs Aufgeben zurück.',

  REGISTER:
    'Macht dich dem Schiedsrichter bekannt. Zeilen `Name: …` und `Zone: …` dürfen folgen, dann END; nötig ist keine.',
  'I AM ALSO':
    'Verbindet eine zweite Adresse mit deinem Konto, sobald sie von dort bestätigt ist. Von zwei Adressen muss die fragen, die spielt; zwei, die beide spielen, bleiben zwei Spieler.',
  EXPORT: 'Alles, was der Schiedsrichter über dich hat, per E-Mail.',
  'ERASE ME':
    'Löscht deinen Namen und deine Adressen für immer; beendete Partien bleiben, ohne sie. Bittet um Bestätigung.',
  RESEND: 'Schickt dir die letzte E-Mail oder die letzten n noch einmal.',
  'SET ADDRESS':
    'Wohin deine Post geht, an eine oder mehrere Adressen; allein: an die Adresse, von der dies kam. Jede neue wird von dort bestätigt; was nicht erwiesen von dir kommt, auch an einer alten.',
  'SET PASSWORD':
    'Ein neues Passwort für diese Partie: Buchstaben und Ziffern. Es wird nur als Hash aufbewahrt und nie gezeigt.',
  'SET NAME': 'Der Name, den andere sehen.',
  'SET MY ZONE': 'Die Zeitzone der Zeiten in deinen E-Mails, mit ihrem IANA-Namen.',
  'SET LANGUAGE':
    'Die Sprache deiner E-Mails: Englisch, Deutsch (`Deutsch`) oder Französisch (`français`). Kommandos bleiben, wie sie sind, und Befehle werden in jeder Sprache gelesen, was immer du wählst.',
  'SET PUBLIC PAGE':
    'Eine eigene Seite mit deinen beendeten Partien, und deine Pünktlichkeit für alle, die fragen. Zuerst gibt es keine.',
  'SET NO PUBLIC PAGE': 'Keine eigene Seite und keine Zahlen für andere.',
  'SET INVITATIONS': 'Du kannst zu Partien eingeladen werden; so ist es zuerst.',
  'SET NO INVITATIONS': 'Dieser Schiedsrichter gibt keine Einladung mehr an dich weiter, wer auch immer darum bittet.',
  'SET MAIL':
    'CLASSIC: Deine E-Mails sind die der älteren Schiedsrichter, als reiner Text und mit ihren Betreffzeilen, für Programme, die sie lesen. FULL: mit Erklärungen, Karten und Knöpfen.',
  'SET DIGEST':
    'Eine E-Mail am Tag, morgens in deiner Zeitzone oder zu der Zeit, die du nennst, mit allem, was nicht eilt: alles aus Partien, die du leitest oder nur beobachtest, außer was du zu entscheiden hast, und aus deinen eigenen, wer dazukommt, geht oder abstimmt. Was dich als Spielleitung braucht, steht oben, mit den Zeilen, die helfen; mit ALWAYS kommt sie auch an ruhigen Tagen, mit TROUBLE nicht mehr. Ergebnisse, Fristen und Nachrichten deiner Partien kommen weiter sofort.',
  'SET NO DIGEST': 'Jede E-Mail kommt sofort; so ist es, bis du drei Partien leitest.',
  'SET SUBSTITUTE':
    'Du würdest einspringen, wenn irgendwo ein Platz frei wird: Wir fragen der Reihe nach, jeden für zwölf Stunden, und das erste Ja bekommt den Platz.',
  'SET NO SUBSTITUTE': 'Du wirst nicht mehr gefragt.',
  'WATCH FOR':
    'Eine E-Mail, sobald eine öffentliche Partie dieser Variante (oder ANY) mit all diesen Optionen Mitspieler sucht: gunboat, blind, no press.',
  'STOP WATCHING': 'Beendet das alles.',
  'SAVE SETTINGS AS': 'Hebt die Einstellungen deiner Partie unter einem Namen auf, für CREATE … WITH name.',
  'FORGET SETTINGS': 'Löscht aufgehobene Einstellungen.',
  'CREATE EVENT':
    'Ein Turnier mit bis zu n Brettern, eingestellt wie diese Partie oder WITH aufgehobenen Einstellungen. Es hat eine eigene Adresse: JOIN dort meldet an, BEGIN lost die Bretter aus (GET MASTERING).',
  'TRY VARIANT':
    'Eine eigene Karte prüfen, zeichnen und gegen Bots spielen lassen: Häng variant.json mit einer Liste der Orte an, eine .map von DPjudge oder variants.xml von jDip.',
  'SET SUBJECT':
    'Ob die Betreffzeilen deiner E-Mails die Form der älteren Schiedsrichter haben (CHAN:marne - {{phase}}) oder die einfache.',
  'SET LINKS':
    'Links zu deinem Befehlsbogen in deinen E-Mails. OFF: keine, und verschickte gelten nicht mehr. NEW: Verschickte gelten nicht mehr, und neue kommen per E-Mail. ALL: Ein Link zu einem Bogen öffnet die aller deiner Partien. ON: Jeder öffnet nur seine Partie.',
  'SET NO LINKS': 'Dasselbe wie SET LINKS OFF.',
  CONFIRM:
    'Führt aus, was der Schiedsrichter dich zu bestätigen bat, durch das Wort jener E-Mail: in einer E-Mail, die sonst nichts sagt, oder als ihr Betreff.',

  PAUSE:
    'Hält die Uhr an; die Frist verschiebt sich um die Dauer der Pause und weiter bis zu einer Stunde, in der Fristen enden.',
  RESUME:
    'Lässt die Uhr einer unterbrochenen Partie weiterlaufen, durch Spieler nur ohne Spielleitung; oder nimmt eine beendete wieder auf, durch Spieler nur, wenn sie ohne Ergebnis endete.',
  FORM: 'Öffnet die Partie für Spieler.',
  ACTIVATE: 'Beginnt eine volle Partie oder setzt eine unterbrochene fort.',
  'SET DEADLINE':
    'Die Frist der laufenden Phase, später oder früher; die Nachfrist wandert mit. Mehr als 30 Tage entfernt, oder früher und weniger als einen Tag entfernt, wird nachgefragt. Spieler einer Partie mit Spielleitung schlagen sie vor: Sie gilt, wenn alle dieselbe schicken.',
  'SET NO DEADLINE': 'Nimmt die Frist zurück, die du vorgeschlagen hast.',
  'SET GRACE': 'Das Ende der Nachfrist der laufenden Phase.',
  'SET START': 'Vorher wird die laufende Phase nicht ausgewertet.',
  EXTEND:
    'Die Frist der laufenden Phase um so viel später: 24h, 2 days. Von einem Spieler einer Partie mit Spielleitung ist es ein Vorschlag, wie SET DEADLINE.',
  SHORTEN:
    'Die Frist der laufenden Phase um so viel früher. Von einem Spieler einer Partie mit Spielleitung ist es ein Vorschlag.',
  REMIND: 'Erinnert jetzt die Spieler, deren Befehle noch fehlen; höchstens alle sechs Stunden.',
  PROCESS:
    'Wertet die Phase jetzt mit den vorliegenden Befehlen aus. Die Phase muss genannt werden, damit nicht aus Versehen die nächste an die Reihe kommt.',
  'FORCE BEGIN': 'Beginnt, obwohl Plätze leer sind; diese haben keinen Spieler und können übernommen werden.',
  BECOME:
    'Der Rest der E-Mail handelt für diese Macht; ihr Spieler bekommt eine Kopie, und der Verlauf sagt es. Eine Macht je E-Mail, und darunter kein Befehl der Spielleitung.',
  PREDICT: 'Was jetzt geschähe, nur für die Spielleitung; festgehalten wie ein Blick auf Befehle.',
  ANNOUNCE: 'Eine amtliche Nachricht der Spielleitung an alle: die Zeilen darunter, unter diesem Betreff.',
  REVEAL: 'Zeigt, wer in einer beendeten anonymen Partie was gespielt hat.',
  RENAME:
    'Eine Partie behält ihren Namen, weil Adressen und Seiten daraus gemacht sind; die Antwort sagt, wie man eine andere gründet.',
  PROMOTE: 'Macht einen Beobachter zu einer weiteren Spielleitung.',
  MUTE: 'Eine Macht schickt so lange nur der Spielleitung Nachrichten; alle erfahren es. OFF beendet es.',
  UNMUTE:
    'E-Mail geht wieder an sie, nachdem sie zurückkam: wenn das Postfach wieder geht. Ihre eigene nächste E-Mail bewirkt dasselbe.',
  SEAT: 'Bietet den Platz einer Macht einem anderen Postfach ihres Spielers an. Er geht mit der Antwort von dort über; die alte Adresse erfährt es sofort, und die Befehle bleiben.',
  REPLACE:
    'Bietet den Platz einer Macht jemand anderem an. Er geht mit der Antwort über; der jetzige Spieler erfährt es sofort.',
  REVIVE: 'Eine Macht ohne Spieler darf wieder übernommen werden, mit dem Passwort, wenn eines genannt ist.',
  ROLLBACK:
    'Zurück zu dem Stand unmittelbar vor dieser Phase oder Zugnummer. Nichts wird gelöscht, alle erfahren es; bittet um Bestätigung.',
  ROLLFORWARD: 'Macht ein ROLLBACK bis zu dieser Phase oder Zugnummer rückgängig; bittet um Bestätigung.',
  UNSTART:
    'Zurück vor die Verteilung der Mächte, wenn noch nichts ausgewertet ist; begonnen wird dann von Hand. Bittet um Bestätigung.',
  TERMINATE: 'Beendet die Partie ohne Ergebnis; ihr Archiv bleibt. Bittet um Bestätigung.',
  DECLARE:
    'Beendet die Partie als Remis aller Überlebenden oder der genannten Mächte, oder zugunsten einer Macht. Bittet um Bestätigung.',
  EJECT:
    'Schickt Spieler, Beobachter oder Spielleitung fort; die vorliegenden Befehle eines Spielers bleiben, bis jemand übernimmt, der sie nicht sieht. Bittet um Bestätigung.',
  DUMMY:
    'Die Macht hat keinen Spieler, und niemand kann sie übernehmen; ihre Einheiten halten. Mit BOT spielt sie ein Bot des Schiedsrichters, bis jemand übernimmt (ALL: jede Macht, die niemand spielt). Bittet um Bestätigung, wo jemand sie spielt.',
  'SET DUMMY':
    'Ein Bot des Schiedsrichters spielt die Macht, bis jemand übernimmt; SET DUMMY ALL BOT: jede Macht, die niemand spielt. Ohne BOT dasselbe wie DUMMY.',
  PURGE: 'Nimmt eine nie begonnene Partie von den Listen. Bittet um Bestätigung.',
  UNDO: 'Nimmt die letzten Einstellungen, Fristen, SETUP, EJECT, Angebote von Plätzen, DECLARE, RESUME oder was für einen Spieler geschrieben wurde zurück, solange seither nichts anderes geschehen ist. Wer davon erfahren hat, erfährt auch das.',
  IMPORT:
    'Eine anderswo begonnene Partie geht hier weiter. Füg ihre letzten Ergebnisse ein (von nJudge, DPjudge oder uns), JSON oder eine Phase und eine Zeile für jede Macht; SEAT Adresse AS Macht sagt, wer spielt. Bittet um Bestätigung.',
  SETUP:
    'Eine Stellung, von der weitergespielt wird: Zeilen wie ENGLAND: F Lon, A Lvp und CENTERS ENGLAND: Lon, Lvp. Bittet um Bestätigung.',
};

export const help: Language['help'] = { commands };
