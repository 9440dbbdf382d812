/**
 * Words by which mail programs speak of the mail they quote, in the languages of the programs that are used most. They make
 * certain what the shape of a line alone would only suggest; a language that is missing here is known by shape
 * (quote-heads.ts). Each is written as its language writes it, and compared without accents and in lower case.
 */
import { foldText } from '../../text/fold.ts';
import { lazy } from '../../text/lazy.ts';

/** `wrote`, as it stands in `On Tuesday Max wrote:`. */
const WROTE =
  'wrote|writes|has written|schrieb|schreibt|hat geschrieben|a écrit|écrit|écrivait|escribió|escribe|ha escrito|escreveu|escreve|ha scritto|scrive|scrisse|schreef|schrijft|heeft geschreven|geschreven|skrev|skriver|skrev följande|skrev følgende|kirjoitti|kirjoittaa|skrifaði|napisał|napisała|napisał(a)|pisze|napsal|napsala|napsal(a)|píše|napísal|napísal(a)|írta|ezt írta|írta a következőt|a scris|написа|написал|написала|написал(а)|пишет|писал|написав|написала|пише|napisao je|napisala je|napisao|piše|написао|je napisal|je napisal/-a|έγραψε|yazdı|şunu yazdı|yazmış|şunları yazdı|kirjutas|rakstīja|rašė|parašė|書きました|のメール|のメッセージ|写道|寫道|작성|썼습니다|đã viết|viết|เขียนว่า|เขียน|menulis|كتب|כתב|כתבה|כתב/ה|نوشت|लिखा|va escriure|ha escrit|idatzi du|idatzi zuen|escribiu|skribis|shkroi|напиша|գրեց|დაწერა|tarihinde';

/** What the rule above a quotation is called: `-----Original Message-----`. */
const ORIGINAL =
  'original message|original appointment|original mail|original email|reply message|replied message|reply to|ursprüngliche nachricht|ursprüngliche mail|ursprüngliche e-mail|originalnachricht|original-nachricht|message original|message d’origine|message initial|message d’origine|courriel original|mensaje original|mensagem original|messaggio originale|oorspronkelijk bericht|oorspronkelijke bericht|origineel bericht|ursprungligt meddelande|originalmeddelande|oprindelig meddelelse|original meddelelse|opprinnelig melding|original melding|alkuperäinen viesti|oryginalna wiadomość|wiadomość oryginalna|wiadomość pierwotna|původní zpráva|původní e-mail|pôvodná správa|eredeti üzenet|eredeti levél|mesaj original|mesajul original|оригинално съобщение|исходное сообщение|исходное письмо|оригинальное сообщение|первоначальное сообщение|пересылаемое сообщение|вихідне повідомлення|оригінальне повідомлення|originalna poruka|izvorna poruka|оригинална порука|prvotno sporočilo|izvirno sporočilo|αρχικό μήνυμα|özgün ileti|orijinal mesaj|orjinal mesaj|algne kiri|algne sõnum|sākotnējais ziņojums|oriģinālais ziņojums|pradinis laiškas|originalus pranešimas|元のメッセージ|元のメール|原始邮件|原始郵件|原邮件|原始信件|原始訊息|原文|원본 메시지|원본 메일|tin nhắn gốc|thư gốc|ข้อความต้นฉบับ|ข้อความเดิม|pesan asli|mesej asal|الرسالة الأصلية|הודעה מקורית|ההודעה המקורית|پیام اصلی|मूल संदेश|missatge original|jatorrizko mezua|mensaxe orixinal|upprunaleg skilaboð';

/** The same of a mail that was passed on. */
const FORWARDED =
  'forwarded message|forwarded email|forwarded mail|begin forwarded message|weitergeleitete nachricht|weitergeleitete e-mail|anfang der weitergeleiteten nachricht|anfang der weitergeleiteten e-mail|message transféré|message réexpédié|début du message réexpédié|début du message transféré|mensaje reenviado|inicio del mensaje reenviado|mensagem encaminhada|mensagem reencaminhada|início da mensagem encaminhada|início da mensagem reencaminhada|messaggio inoltrato|inizio messaggio inoltrato|doorgestuurd bericht|begin doorgestuurd bericht|vidarebefordrat meddelande|vidarebefordrat brev|videresendt meddelelse|videresendt besked|videresendt melding|videresendt e-post|välitetty viesti|välitetty viesti alkaa|przekazana wiadomość|wiadomość przekazana dalej|początek przekazywanej wiadomości|přeposlaná zpráva|začátek přeposlané zprávy|preposlaná správa|továbbított üzenet|továbbított levél|mesaj redirecționat|mesaj redirecţionat|препратено съобщение|переслане повідомлення|пересланное сообщение|переадресованное сообщение|начало переадресованного сообщения|proslijeđena poruka|prosleđena poruka|posredovano sporočilo|προωθημένο μήνυμα|iletilmiş mesaj|yönlendirilmiş mesaj|iletilen ileti|edasisaadetud kiri|edastatud kiri|pārsūtīts ziņojums|persiųstas laiškas|転送されたメッセージ|転送メッセージ|转发的邮件|轉寄的郵件|轉寄郵件|转发邮件|전달된 메시지|전달된 메일|tin nhắn đã chuyển tiếp|thư được chuyển tiếp|ข้อความที่ส่งต่อ|pesan terusan|pesan yang diteruskan|رسالة معاد توجيهها|רسالة محولة|הודעה שהועברה|missatge reenviat';

const FROM =
  'from|von|de|van|da|från|fra|lähettäjä|od|feladó|de la|от|отправитель|від|från|kimden|gönderen|nork|प्रेषक|saatja|no|nuo|siuntėjas|差出人|送信者|发件人|發件人|寄件者|보낸 사람|보낸사람|từ|người gửi|จาก|dari|من|מאת|از|από|από τον|remitente|remetente|expediteur|expéditeur|mittente|afzender|avsändare|absender|nadawca|odesílatel|odosielateľ|pošiljatelj|пошиљалац|подател|frá|a partir de|prej';
const SENT =
  'sent|bidaltze-data|भेजा गया|date|date sent|gesendet|gesendet am|datum|envoyé|envoyé le|enviado|enviado el|enviada|enviado em|enviada em|enviado a|fecha|data|inviato|inviata|verzonden|verzonden op|verstuurd|skickat|skickades|sendt|dato|lähetetty|päivä|päiväys|päivämäärä|wysłano|data wysłania|odesláno|odoslané|dátum|elküldve|küldve|küldés ideje|trimis|data trimiterii|изпратено|дата|отправлено|дата отправки|надіслано|poslano|poslato|послато|datum slanja|εστάλη|ημερομηνία|στάλθηκε|gönderildi|gönderme tarihi|gönderilme tarihi|tarih|saadetud|kuupäev|nosūtīts|datums|išsiųsta|送信日時|日時|日付|发送时间|发送日期|日期|时间|時間|寄件日期|傳送時間|보낸 날짜|날짜|보낸 시간|đã gửi|ngày|ngày gửi|ส่ง|วันที่|ส่งเมื่อ|dikirim|tanggal|تاريخ الإرسال|التاريخ|נשלח|תאריך|تاریخ|enviat|sent on|send';
const TO =
  'to|cc|bcc|nori|प्रति|copie à|an|à|a|para|aan|til|till|kopia|kopi|kopie|vastaanottaja|kopio|do|dw|komu|kopie|címzett|másolatot kap|către|catre|до|копия|копие|кому|копія|za|prima|προς|κοιν.|kime|bilgi|alıcı|saaja|koopia|kam|kopija|kam|kam|宛先|收件人|收件者|抄送|副本|받는 사람|받는사람|참조|đến|tới|ถึง|สำเนา|kepada|إلى|נسخة|אל|עותק|به|per a|destinatario|destinataire|destinatário|empfänger|ontvanger|nors';
const SUBJECT =
  'subject|betreff|thema|gaia|objet|sujet|asunto|assunto|onderwerp|oggetto|ämne|emne|aihe|temat|předmět|predmet|tárgy|subiect|subiectul|тема|относно|предмет|naslov|zadeva|θέμα|konu|teema|temats|tema|件名|主题|主旨|標題|제목|chủ đề|tiêu đề|เรื่อง|หัวเรื่อง|perihal|subjek|subyek|الموضوع|נושא|موضوع|विषय|assumpte|gaia|efni';

export type HeaderRole = 'from' | 'sent' | 'to' | 'subject';

const roles = lazy(
  (): ReadonlyMap<string, HeaderRole> =>
    new Map(
      (
        [
          ['from', FROM],
          ['sent', SENT],
          ['to', TO],
          ['subject', SUBJECT],
        ] as const
      )
        .flatMap(([role, words]) => listOf(words).map((word): [string, HeaderRole] => [word, role]))
        // `de` and `da` are `from`; where two roles share a word the first one has it.
        .reverse(),
    ),
);

/** What a line `label: value` of a quoted head tells; null when the word is not known. */
export function quotedField(label: string): HeaderRole | null {
  return roles().get(keyOf(label)) ?? null;
}

const wroteWords = lazy(() => anyOf(WROTE));
const originalTitles = lazy((): ReadonlySet<string> => new Set(listOf(ORIGINAL)));
const forwardedTitles = lazy((): ReadonlySet<string> => new Set(listOf(FORWARDED)));

/** Does the folded text say that somebody wrote? */
export function saysWrote(folded: string): boolean {
  return wroteWords().test(folded.toLowerCase());
}

export function isOriginalTitle(text: string): boolean {
  return originalTitles().has(keyOf(text));
}

export function isForwardTitle(text: string): boolean {
  const key = keyOf(text);
  return forwardedTitles().has(key) || /^forwarded by .{1,100}$/.test(key);
}

function listOf(words: string): readonly string[] {
  return words.split('|').map(keyOf);
}

function keyOf(text: string): string {
  return foldText(text).toLowerCase().replace(/[’']/g, "'").replace(/\s+/g, ' ').trim();
}

/** A word of another alphabet may stand without spaces around it; a Latin one is a word of its own. */
function anyOf(words: string): RegExp {
  const all = listOf(words);
  const written = (some: readonly string[]) =>
    some.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|');
  const isLatin = (word: string) => /^[\x20-\x7e]+$/.test(word);
  const latin = `(?<![\\p{L}\\p{M}])(?:${written(all.filter(isLatin))})(?![\\p{L}\\p{M}])`;
  return new RegExp([latin, ...all.filter((word) => !isLatin(word)).map((word) => written([word]))].join('|'), 'u');
}
