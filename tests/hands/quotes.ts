/** How the mail programs of the world begin what they quote. `N` is the name, `A` the address of who is quoted. */
export interface QuoteHead {
  readonly lines: readonly string[];
  /** Lines quoted below it begin with `> `. */
  readonly isMarked: boolean;
}

const MARKED = `
On Tue, Mar 3, 2026 at 10:12 AM N <A> wrote:
On 3 Mar 2026, at 10:12, N <A> wrote:
On 03/03/2026 10:12, N wrote:
On Tuesday, March 3rd, 2026 at 10:12 AM, N <A> wrote:
Am Di., 3. März 2026 um 10:12 Uhr schrieb N <A>:
Am 03.03.26 um 10:12 schrieb N:
Am 03.03.2026 um 10:12 schrieb N <A>:
Le mar. 3 mars 2026 à 10:12, N <A> a écrit :
Le 03/03/2026 à 10:12, N a écrit :
El mar, 3 mar 2026 a las 10:12, N (<A>) escribió:
Il giorno mar 3 mar 2026 alle ore 10:12 N <A> ha scritto:
Op di 3 mrt 2026 om 10:12 schreef N <A>:
Em ter., 3 de mar. de 2026 às 10:12, N <A> escreveu:
Den tis 3 mars 2026 kl 10:12 skrev N <A>:
Den tirs. 3. mar. 2026 kl. 10.12 skrev N <A>:
ti 3. maalisk. 2026 klo 10.12 N (A) kirjoitti:
wt., 3 mar 2026 o 10:12 N <A> napisał(a):
út 3. 3. 2026 v 10:12 odesílatel N <A> napsal:
вт, 3 мар. 2026 г. в 10:12, N <A>:
вт, 3 бер. 2026 р. о 10:12 N <A> пише:
N <A>, 3 Mar 2026 Sal, 10:12 tarihinde şunu yazdı:
2026年3月3日(火) 10:12 N <A>:
N <A> ezt írta (időpont: 2026. márc. 3., K, 10:12):
N <A> (2026(e)ko mar. 3(a), ar. (10:12)) erabiltzaileak hau idatzi du:
मंगल, 3 मार्च 2026 को 10:12 am बजे को N <A> ने लिखा:
2026년 3월 3일 (화) 10:12, N <A>님이 작성:
Στις Τρί 3 Μαρ 2026 στις 10:12 π.μ., ο/η N <A> έγραψε:
În mar., 3 mar. 2026 la 10:12, N <A> a scris:
N wrote:`;

const UNMARKED = `
-----Original Message----- | From: N <A> | Sent: Tuesday, March 3, 2026 10:12 AM | To: judge@example.org | Subject: marne
________________________________ | From: N <A> | Sent: Tuesday, March 3, 2026 10:12:00 AM | To: marne@judge.example | Subject: marne
From: N <A> | Sent: 03 March 2026 10:12 | To: marne@judge.example | Subject: marne
From: N <A> |  | Sent: Tuesday, March 3, 2026 10:12 AM |  | To: marne@judge.example |  | Subject: marne
-----Ursprüngliche Nachricht----- | Von: N <A> | Gesendet: Dienstag, 3. März 2026 10:12 | An: marne@judge.example | Betreff: marne
Von: N <A> | Gesendet: Dienstag, 3. März 2026 10:12 | An: marne@judge.example | Betreff: marne
-----Message d'origine----- | De : N <A> | Envoyé : mardi 3 mars 2026 10:12 | À : marne@judge.example | Objet : marne
De : N <A> | Envoyé : mardi 3 mars 2026 10:12 | À : marne@judge.example | Objet : marne
----- Mail original ----- | De: "N" <A> | À: marne@judge.example | Envoyé: Mardi 3 Mars 2026 10:12:00 | Objet: marne
-----Original Message----- | From: "N" <A> | Date: Tue, 3 Mar 2026 10:12:00 +0000 | Subject: marne
----- Original Message ----- | From: "N" <A> | To: marne@judge.example | Sent: Tuesday, March 3, 2026 10:12:00 AM | Subject: marne
N <A> | 03/03/2026 10:12 |  | To | marne@judge.example | cc |  | Subject | marne
>>> N <A> 3/3/2026 10:12 AM >>>
N wrote on 03/03/2026 10:12:00 AM:`;

export const QUOTE_HEADS: readonly QuoteHead[] = [MARKED, UNMARKED].flatMap((heads) =>
  heads
    .trim()
    .split('\n')
    .map((line) =>
      heads === MARKED ? { lines: [line], isMarked: true } : { lines: [...line.split(/ \| ?/), ''], isMarked: false },
    ),
);
