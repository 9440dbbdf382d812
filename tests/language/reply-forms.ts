/**
 * How mail programs put a mail below an answer, each with what it quotes: `quote` gives the lines as the program marks them.
 * Languages of `HELD_OUT` stand in no table of the reader: their heads are known by shape alone.
 */

export interface ReplyForm {
  readonly name: string;
  /** The whole text below the writer's own. */
  readonly quote: (text: string) => string;
}

const bare = (head: string) => (text: string) => `${head}\n${text}`;
const apart = (head: string) => (text: string) => `${head}\n\n${text}`;
const marked = (head: string) => (text: string) =>
  `${head}\n${text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')}`;

const form = (name: string, quote: (text: string) => string): ReplyForm => ({ name, quote });

/** `From`, `Sent`, `To`, `Subject` in one language, as Outlook writes them. */
function outlook(language: string, labels: string, date: string, colon = ':'): readonly ReplyForm[] {
  const [from, sent, to, subject] = labels.split('|');
  const head = (sender: string) =>
    [
      `${from}${colon} ${sender}`,
      `${sent}${colon} ${date}`,
      `${to}${colon} Jean Dupont`,
      `${subject}${colon} Re: [marne] S1901M orders`,
    ].join('\n');
  return [
    form(`Outlook ${language}`, apart(head('CHAN (marne) <marne@judge.example.org>'))),
    form(`Outlook ${language}, names alone`, apart(head('CHAN (marne)'))),
    form(
      `Outlook ${language}, under its line`,
      apart(`________________________________\n${head('marne@judge.example.org')}`),
    ),
    form(
      `Outlook ${language}, bold`,
      apart(
        head('CHAN <marne@judge.example.org>')
          .split('\n')
          .map((line) => line.replace(/^([^:：]+[:：])/, '*$1*'))
          .join('\n'),
      ),
    ),
  ];
}

const OUTLOOK: readonly (readonly [language: string, labels: string, date: string, colon?: string])[] = [
  ['English', 'From|Sent|To|Subject', 'Tuesday, March 3, 2026 9:12 AM'],
  ['German', 'Von|Gesendet|An|Betreff', 'Dienstag, 3. März 2026 09:12'],
  ['French', 'De|Envoyé|À|Objet', 'mardi 3 mars 2026 09:12', ' :'],
  ['Spanish', 'De|Enviado el|Para|Asunto', 'martes, 3 de marzo de 2026 9:12'],
  ['Portuguese', 'De|Enviada em|Para|Assunto', 'terça-feira, 3 de março de 2026 09:12'],
  ['Italian', 'Da|Inviato|A|Oggetto', 'martedì 3 marzo 2026 09:12'],
  ['Dutch', 'Van|Verzonden|Aan|Onderwerp', 'dinsdag 3 maart 2026 09:12'],
  ['Swedish', 'Från|Skickat|Till|Ämne', 'den 3 mars 2026 09:12'],
  ['Danish', 'Fra|Sendt|Til|Emne', '3. marts 2026 09:12'],
  ['Norwegian', 'Fra|Sendt|Til|Emne', 'tirsdag 3. mars 2026 09.12'],
  ['Finnish', 'Lähettäjä|Lähetetty|Vastaanottaja|Aihe', 'tiistai 3. maaliskuuta 2026 9.12'],
  ['Polish', 'Od|Wysłano|Do|Temat', 'wtorek, 3 marca 2026 09:12'],
  ['Czech', 'Od|Odesláno|Komu|Předmět', 'úterý 3. března 2026 9:12'],
  ['Slovak', 'Od|Odoslané|Komu|Predmet', 'utorok 3. marca 2026 9:12'],
  ['Hungarian', 'Feladó|Elküldve|Címzett|Tárgy', '2026. március 3., kedd 9:12'],
  ['Romanian', 'De la|Trimis|Către|Subiect', 'marți, 3 martie 2026 09:12'],
  ['Russian', 'От|Отправлено|Кому|Тема', '3 марта 2026 г. 9:12'],
  ['Ukrainian', 'Від|Надіслано|Кому|Тема', '3 березня 2026 р. 9:12'],
  ['Greek', 'Από|Εστάλη|Προς|Θέμα', 'Τρίτη, 3 Μαρτίου 2026 9:12 πμ'],
  ['Turkish', 'Kimden|Gönderildi|Kime|Konu', '3 Mart 2026 Salı 09:12'],
  ['Japanese', '差出人|送信日時|宛先|件名', '2026年3月3日 9:12'],
  ['Chinese', '发件人|发送时间|收件人|主题', '2026年3月3日 9:12', '：'],
  ['Chinese (Taiwan)', '寄件者|寄件日期|收件者|主旨', '2026年3月3日 上午 09:12'],
  ['Korean', '보낸 사람|보낸 날짜|받는 사람|제목', '2026년 3월 3일 화요일 오전 9:12'],
  ['Arabic', 'من|تاريخ الإرسال|إلى|الموضوع', '03/مارس/2026 09:12 ص'],
  ['Hebrew', 'מאת|נשלח|אל|נושא', 'יום שלישי 03 מרץ 2026 09:12'],
  ['Vietnamese', 'Từ|Đã gửi|Đến|Chủ đề', 'Thứ Ba, 3 tháng 3, 2026 9:12 SA'],
  ['Thai', 'จาก|ส่ง|ถึง|เรื่อง', '3 มีนาคม 2569 9:12'],
];

/** Languages that the reader has no words of. */
const HELD_OUT_OUTLOOK: readonly (readonly [language: string, labels: string, date: string, colon?: string])[] = [
  ['Welsh', 'Oddi wrth|Anfonwyd|At|Pwnc', '03 Mawrth 2026 09:12'],
  ['Irish', 'Ó|Seolta|Chuig|Ábhar', 'Dé Máirt 3 Márta 2026 09:12'],
  ['Swahili', 'Kutoka kwa|Imetumwa|Kwenda kwa|Mada', 'Jumanne, 3 Machi 2026 9:12'],
  ['Georgian', 'გამომგზავნი|გაგზავნილია|ადრესატი|საგანი', '3 მარტი 2026 09:12'],
  ['Armenian', 'Ումից|Ուղարկված|Ում|Թեմա', '3 մարտի 2026 09:12'],
  ['Azerbaijani', 'Kimdən|Göndərilib|Kimə|Mövzu', '3 mart 2026 09:12'],
  ['Kazakh', 'Кімнен|Жіберілген|Кімге|Тақырып', '2026 ж. 3 наурыз 9:12'],
  ['Bengali', 'প্রেরক|পাঠানো|প্রতি|বিষয়', '3 মার্চ 2026 9:12'],
  ['Tamil', 'அனுப்புநர்|அனுப்பப்பட்டது|பெறுநர்|பொருள்', '3 மார்ச் 2026 09:12'],
  ['Afrikaans', 'Vanaf|Gestuur|Aan wie|Betrokke', '03 Maart 2026 09:12'],
  ['Mongolian', 'Хэнээс|Илгээсэн|Хэнд|Гарчиг', '2026 оны 3-р сарын 3 09:12'],
  ['Nepali', 'बाट|पठाइएको|लाई|विषय', '3 मार्च 2026 09:12'],
  ['Khmer', 'ពី|បានផ្ញើ|ជូន|ប្រធានបទ', '3 មីនា 2026 09:12'],
  ['Lao', 'ຈາກ|ສົ່ງແລ້ວ|ເຖິງ|ຫົວຂໍ້', '3 ມີນາ 2026 09:12'],
  ['Amharic', 'ከ|የተላከው|ለ|ርዕሰ ጉዳይ', '3 ማርች 2026 9:12'],
  ['Uzbek', 'Kimdan|Yuborilgan|Kimga|Mavzu', 'seshanba, 3-mart 2026 09:12'],
  ['Sinhala', 'වෙතින්|යවන ලදී|වෙත|විෂය', '2026 මාර්තු 3 09:12'],
  ['Malayalam', 'അയച്ചത്|അയച്ച സമയം|സ്വീകർത്താവ്|വിഷയം', '2026 മാർച്ച് 3 9:12'],
  ['Yoruba', 'Láti ọ̀dọ̀|Tí a fi ránṣẹ́|Sí|Àkòrí', 'Ọjọ́ Ìṣẹ́gun, 3 Oṣù Ẹrẹ̀nà 2026 09:12'],
  ['Maltese', 'Mingħand|Mibgħut|Lil|Suġġett', 'it-Tlieta, 3 ta’ Marzu 2026 09:12'],
];

/** What Gmail, Apple Mail and Thunderbird write above a quotation. */
const ATTRIBUTIONS: readonly (readonly [program: string, head: string])[] = [
  ['Gmail English', 'On Tue, Mar 3, 2026 at 9:12 AM CHAN (marne) <marne@judge.example.org> wrote:'],
  ['Gmail German', 'Am Di., 3. März 2026 um 09:12 Uhr schrieb CHAN (marne) <marne@judge.example.org>:'],
  ['Gmail French', 'Le mar. 3 mars 2026 à 09:12, CHAN (marne) <marne@judge.example.org> a écrit :'],
  ['Gmail Spanish', 'El mar, 3 mar 2026 a las 9:12, CHAN (marne) (<marne@judge.example.org>) escribió:'],
  ['Gmail pt-BR', 'Em ter., 3 de mar. de 2026 às 09:12, CHAN (marne) <marne@judge.example.org> escreveu:'],
  ['Gmail Portuguese', 'CHAN (marne) <marne@judge.example.org> escreveu (terça, 3/03/2026 à(s) 09:12):'],
  ['Gmail Italian', 'Il giorno mar 3 mar 2026 alle ore 09:12 CHAN <marne@judge.example.org> ha scritto:'],
  ['Gmail Dutch', 'Op di 3 mrt 2026 om 09:12 schreef CHAN (marne) <marne@judge.example.org>:'],
  ['Gmail Swedish', 'Den tis 3 mars 2026 kl 09:12 skrev CHAN (marne) <marne@judge.example.org>:'],
  ['Gmail Danish', 'Den tirs. 3. mar. 2026 kl. 09.12 skrev CHAN (marne) <marne@judge.example.org>:'],
  ['Gmail Norwegian', 'tir. 3. mars 2026 kl. 09:12 skrev CHAN (marne) <marne@judge.example.org>:'],
  ['Gmail Finnish', 'ti 3. maalisk. 2026 klo 9.12 CHAN (marne@judge.example.org) kirjoitti:'],
  ['Gmail Polish', 'wt., 3 mar 2026 o 09:12 CHAN (marne) <marne@judge.example.org> napisał(a):'],
  ['Gmail Czech', 'út 3. 3. 2026 v 9:12 odesílatel CHAN (marne) <marne@judge.example.org> napsal:'],
  ['Gmail Slovak', 'ut 3. 3. 2026 o 9:12 CHAN (marne) <marne@judge.example.org> napísal(a):'],
  ['Gmail Hungarian', 'CHAN (marne) <marne@judge.example.org> ezt írta (időpont: 2026. márc. 3., K, 9:12):'],
  ['Gmail Romanian', 'În mar., 3 mar. 2026 la 09:12, CHAN (marne) <marne@judge.example.org> a scris:'],
  ['Gmail Russian', 'вт, 3 мар. 2026 г. в 09:12, CHAN (marne) <marne@judge.example.org>:'],
  ['Gmail Ukrainian', 'вт, 3 бер. 2026 р. о 09:12 CHAN (marne) <marne@judge.example.org> пише:'],
  ['Gmail Bulgarian', 'На вт, 3.03.2026 г. в 9:12 CHAN (marne) <marne@judge.example.org> написа:'],
  ['Gmail Greek', 'Στις Τρί 3 Μαρ 2026 στις 9:12 π.μ., ο χρήστης CHAN <marne@judge.example.org> έγραψε:'],
  ['Gmail Turkish', 'CHAN (marne) <marne@judge.example.org>, 3 Mar 2026 Sal, 09:12 tarihinde şunu yazdı:'],
  ['Gmail Japanese', '2026年3月3日(火) 9:12 CHAN (marne) <marne@judge.example.org>:'],
  ['Gmail Chinese', 'CHAN (marne) <marne@judge.example.org> 于2026年3月3日周二 09:12写道：'],
  ['Gmail Taiwan', 'CHAN (marne) <marne@judge.example.org> 於 2026年3月3日 週二 上午9:12寫道：'],
  ['Gmail Korean', '2026년 3월 3일 (화) 오전 9:12, CHAN (marne) <marne@judge.example.org>님이 작성:'],
  ['Gmail Hebrew', '‫בתאריך יום ג׳, 3 במרץ 2026 ב-9:12 מאת ‪CHAN‬‏ <‪marne@judge.example.org‬‏>:‬'],
  ['Gmail Arabic', 'في الثلاثاء، 3 مارس 2026 في 9:12 ص تمت كتابة ما يلي بواسطة CHAN <marne@judge.example.org>:'],
  ['Gmail Vietnamese', 'Vào Th 3, 3 thg 3, 2026 vào lúc 09:12 CHAN (marne) <marne@judge.example.org> đã viết:'],
  ['Gmail Thai', 'ในวันที่ อ. 3 มี.ค. 2026 เวลา 09:12 CHAN (marne) <marne@judge.example.org> เขียนว่า:'],
  ['Gmail Indonesian', 'Pada tanggal Sel, 3 Mar 2026 pukul 09.12 CHAN <marne@judge.example.org> menulis:'],
  ['Gmail broken in two', 'On Tue, Mar 3, 2026 at 9:12 AM CHAN (marne)\n<marne@judge.example.org> wrote:'],
  ['Gmail broken in three', 'On Tue, Mar 3, 2026 at 9:12 AM\nCHAN (marne) <\nmarne@judge.example.org> wrote:'],
  ['Gmail Swedish broken', 'Den tis 3 mars 2026 kl 09:12 skrev CHAN (marne) <\nmarne@judge.example.org>:'],
  ['Apple Mail', 'On 3 Mar 2026, at 09:12, CHAN (marne) <marne@judge.example.org> wrote:'],
  ['Apple Mail German', 'Am 03.03.2026 um 09:12 schrieb CHAN (marne) <marne@judge.example.org>:'],
  ['Apple Mail French', 'Le 3 mars 2026 à 09:12, CHAN (marne) <marne@judge.example.org> a écrit :'],
  ['Apple Mail Swedish', '3 mars 2026 kl. 09:12 skrev CHAN (marne) <marne@judge.example.org>:'],
  [
    'Apple Mail Polish',
    'Wiadomość napisana przez CHAN (marne) <marne@judge.example.org> w dniu 3 mar 2026, o godz. 09:12:',
  ],
  ['Apple Mail Chinese', '在 2026年3月3日，上午9:12，CHAN (marne) <marne@judge.example.org> 写道：'],
  ['Apple Mail Russian', '3 марта 2026 г., в 9:12, CHAN (marne) <marne@judge.example.org> написал(а):'],
  ['Thunderbird', 'On 3/3/2026 9:12 AM, CHAN (marne) wrote:'],
  ['Thunderbird German', 'Am 03.03.2026 um 09:12 schrieb CHAN (marne):'],
  ['Thunderbird French', 'Le 03/03/2026 à 09:12, CHAN (marne) a écrit :'],
  ['Thunderbird Polish', 'W dniu 3.03.2026 o 09:12, CHAN (marne) pisze:'],
  ['Thunderbird Swedish', 'Den 2026-03-03 kl. 09:12, skrev CHAN (marne):'],
  ['Thunderbird Czech', 'Dne 03. 03. 26 v 9:12 CHAN (marne) napsal(a):'],
  ['Thunderbird Russian', '03.03.2026 9:12, CHAN (marne) пишет:'],
  ['Thunderbird Finnish', 'CHAN (marne) kirjoitti 3.3.2026 klo 9.12:'],
  ['Thunderbird Japanese', 'On 2026/03/03 9:12, CHAN (marne) wrote:'],
  ['Yahoo', 'On Tuesday, March 3, 2026 at 09:12:00 AM GMT+1, CHAN (marne) <marne@judge.example.org> wrote:'],
  ['Yahoo pt-BR', 'Em terça-feira, 3 de março de 2026 09:12:00 BRT, CHAN <marne@judge.example.org> escreveu:'],
  ['K-9', 'On 3 March 2026 09:12:00 CET, CHAN (marne) <marne@judge.example.org> wrote:'],
  ['K-9 Polish', '3 marca 2026 09:12:00 CET, "CHAN (marne)" <marne@judge.example.org> napisał/a:'],
  ['FairEmail', '3 Mar 2026 09:12:00 CHAN (marne) <marne@judge.example.org>:'],
  ['Tuta', '3 Mar 2026, 09:12 by marne@judge.example.org:'],
  ['Spark', 'On Mar 3, 2026, 09:12 +0100, CHAN (marne) <marne@judge.example.org>, wrote:'],
  ['Evolution', 'On Tue, 2026-03-03 at 09:12 +0000, CHAN (marne) wrote:'],
  ['KMail', 'On Tuesday, 3 March 2026 09:12:00 CET CHAN (marne) wrote:'],
  ['Claws Mail', 'On Tue, 3 Mar 2026 09:12:00 +0000\nCHAN (marne) <marne@judge.example.org> wrote:'],
  ['mutt', 'On Tue, Mar 03, 2026 at 09:12:00AM +0000, CHAN (marne) wrote:'],
  ['Pine', 'On Tue, 3 Mar 2026, CHAN (marne) wrote:'],
  ['Roundcube German', 'Am 2026-03-03 09:12, schrieb CHAN (marne):'],
  ['mail.ru', 'Вторник, 3 марта 2026, 9:12 +03:00 от CHAN <marne@judge.example.org>:'],
  ['Yandex', '03.03.2026, 09:12, "CHAN (marne)" <marne@judge.example.org>:'],
  ['NetEase', '在 2026-03-03 09:12:00，"CHAN (marne)" <marne@judge.example.org> 写道：'],
  ['Lotus Notes', 'CHAN (marne) <marne@judge.example.org> wrote on 03/03/2026 09:12:00 AM:'],
  ['iNotes', '-----CHAN (marne) <marne@judge.example.org> wrote: -----'],
  ['Zimbra', '----- On 3 Mar, 2026, at 09:12, CHAN marne@judge.example.org wrote:'],
  ['Gnus', 'CHAN (marne) <marne@judge.example.org> writes:'],
  ['no name, no date', '<marne@judge.example.org> wrote:'],
];

const HELD_OUT_ATTRIBUTIONS: readonly (readonly [program: string, head: string])[] = [
  ['Gmail Mongolian', '2026 оны 3-р сарын 3, Мя 09:12, CHAN (marne) <marne@judge.example.org> бичсэн нь:'],
  ['Gmail Nepali', 'मंगल, 3 मार्च, 2026, 9:12 पूर्वाह्नमा CHAN (marne) <marne@judge.example.org> ले लेखे:'],
  ['Gmail Khmer', 'នៅថ្ងៃទី 3 មីនា 2026 ម៉ោង 9:12 CHAN (marne) <marne@judge.example.org> បានសរសេរ៖'],
  ['Gmail Lao', 'ໃນວັນທີ 3 ມີນາ 2026 ເວລາ 09:12 CHAN (marne) <marne@judge.example.org> ຂຽນວ່າ:'],
  ['Gmail Amharic', 'በማክ 3 ማርች 2026 9:12 CHAN (marne) <marne@judge.example.org> ጻፈ:'],
  ['Gmail Uzbek', 'CHAN (marne) <marne@judge.example.org> 2026-yil 3-mart, seshanba, 09:12 da yozgan:'],
  ['Gmail Sinhala', '2026 මාර්තු 3, අඟහ 09:12 ට CHAN (marne) <marne@judge.example.org> ලිව්වේ:'],
  ['Gmail Malayalam', '2026, മാർ 3 ചൊവ്വാ, 9:12 AM-ന് CHAN <marne@judge.example.org> ഇങ്ങനെ എഴുതി:'],
  ['Gmail Yoruba', 'Ní Ìṣẹ́gun, 3 Ẹrẹ̀ 2026 ní 09:12 CHAN (marne) <marne@judge.example.org> kọ:'],
  ['Gmail Maltese', 'Nhar it-Tlieta, 3 ta’ Mar 2026 fid-09:12, CHAN (marne) <marne@judge.example.org> kiteb:'],
  ['Gmail Welsh', 'Ar Maw, 3 Maw 2026 am 09:12 anfonodd CHAN (marne) <marne@judge.example.org>:'],
  ['Gmail Swahili', 'Mnamo Jnn, 3 Mac 2026 saa 09:12 CHAN (marne) <marne@judge.example.org> aliandika:'],
  ['Gmail Azerbaijani', 'CHAN (marne) <marne@judge.example.org> 3 mar 2026, ç.a, 09:12 tarixində belə yazdı:'],
  ['Gmail Bengali', 'মঙ্গল, 3 মার্চ, 2026 তারিখে 9:12 AM টায় তারিখে CHAN <marne@judge.example.org> লিখেছেন:'],
  ['Gmail Tamil', 'செவ்., 3 மார்., 2026 அன்று 09:12 க்கு, CHAN <marne@judge.example.org> எழுதியது:'],
  ['Gmail Kazakh', '2026 ж. 03 нау., сс 09:12, CHAN (marne) <marne@judge.example.org> мынаны жазды:'],
  ['Gmail Afrikaans', 'Op Di. 03 Mrt. 2026 om 09:12 het CHAN (marne) <marne@judge.example.org> geskryf:'],
  ['Gmail Zulu', 'NgoLwesi-2, 3 Mas 2026 ngo-09:12 CHAN (marne) <marne@judge.example.org> ubhale wathi:'],
  ['Thunderbird Welsh', 'Ar 03/03/2026 09:12, ysgrifennodd CHAN (marne):'],
  ['Thunderbird Basque dialect', '2026-03-03 09:12(e)an, CHAN (marne)(e)k idazten du:'],
  ['Apple Mail Armenian', '2026 թ. մարտի 3-ին, ժամը 09:12-ին, CHAN (marne) <marne@judge.example.org> ասել է՝ այսպես:'],
  ['Gmail Georgian broken', '3 მარ. 2026, სამ, 09:12 CHAN (marne) <\nmarne@judge.example.org>-მ შემოგვითვალა:'],
];

/** Rules with a title, and the heads that stand below them. */
const RULES: readonly ReplyForm[] = [
  [
    'Samsung',
    '-------- Original message --------',
    'From: CHAN <marne@judge.example.org> \nDate: 3/3/26 09:12 (GMT+01:00) \nTo: jean@players.example \nSubject: [marne] orders ',
  ],
  [
    'Samsung German',
    '-------- Ursprüngliche Nachricht --------',
    'Von: CHAN <marne@judge.example.org> \nDatum: 03.03.26 09:12 (GMT+01:00) \nAn: jean@players.example \nBetreff: [marne] orders ',
  ],
  [
    'Samsung Polish',
    '-------- Oryginalna wiadomość --------',
    'Od: CHAN <marne@judge.example.org> \nData: 03.03.2026 09:12 (GMT+01:00) \nDo: jean@players.example \nTemat: [marne] orders ',
  ],
  [
    'Samsung Turkish',
    '-------- Orijinal mesaj --------',
    'Kimden: CHAN <marne@judge.example.org> \nTarih: 3.03.2026 09:12 (GMT+03:00) \nAlıcı: jean@players.example \nKonu: [marne] orders ',
  ],
  [
    'Samsung Welsh (held out)',
    '-------- Neges wreiddiol --------',
    'Oddi wrth: CHAN <marne@judge.example.org> \nDyddiad: 03/03/2026 09:12 (GMT+00:00) \nAt: jean@players.example \nPwnc: [marne] orders ',
  ],
  [
    'Zimbra',
    '----- Original Message -----',
    'From: "CHAN" <marne@judge.example.org>\nTo: "jean" <jean@players.example>\nSent: Tuesday, March 3, 2026 9:12:00 AM\nSubject: [marne] orders',
  ],
  [
    'Zimbra French',
    '----- Mail original -----',
    'De: "CHAN" <marne@judge.example.org>\nÀ: "jean" <jean@players.example>\nEnvoyé: Mardi 3 Mars 2026 09:12:00\nObjet: [marne] orders',
  ],
  [
    'Outlook Express',
    '----- Original Message ----- ',
    'From: "CHAN" <marne@judge.example.org>\nTo: <jean@players.example>\nSent: Tuesday, March 03, 2026 9:12 AM\nSubject: [marne] orders',
  ],
  [
    'web.de',
    '',
    'Gesendet: Dienstag, 03. März 2026 um 09:12 Uhr\nVon: "CHAN (marne)" <marne@judge.example.org>\nAn: jean@players.example\nBetreff: [marne] orders',
  ],
  [
    'Proton',
    '------- Original Message -------',
    'On Tuesday, March 3rd, 2026 at 9:12 AM, CHAN <marne@judge.example.org> wrote:',
  ],
  [
    'QQ',
    '------------------ 原始邮件 ------------------',
    '发件人: "CHAN" <marne@judge.example.org>;\n发送时间: 2026年3月3日(星期二) 上午9:12\n收件人: "jean"<jean@players.example>;\n主题: [marne] orders',
  ],
  [
    'AOL',
    '-----Original Message-----',
    'From: CHAN <marne@judge.example.org>\nTo: jean <jean@players.example>\nSent: Tue, Mar 3, 2026 9:12 am\nSubject: [marne] orders',
  ],
  [
    'Outlook, long To',
    '',
    'From: CHAN (marne) <marne@judge.example.org>\nSent: Tuesday, March 3, 2026 9:12 AM\nTo: Jean Dupont <jean@players.example>; Max Muster <max@players.example>;\nErika Muster <erika@players.example>; Otto Normal\n<otto@players.example>; Anna <anna@players.example>\nSubject: [marne] orders',
  ],
  [
    'Outlook, address below the name',
    '',
    'From: CHAN (marne)\n<marne-reply-to-this-address-of-the-game@judge.example.org>\nSent: Tuesday, March 3, 2026 9:12 AM\nTo: Jean\nSubject: [marne] orders',
  ],
  [
    'Outlook without Sent',
    '',
    'From: CHAN (marne) <marne@judge.example.org>\nTo: Jean Dupont <jean@players.example>\nSubject: [marne] orders',
  ],
  [
    'Apple Mail forward',
    'Begin forwarded message:',
    'From: CHAN <marne@judge.example.org>\nSubject: [marne] orders\nDate: 3 March 2026 at 09:12:00 CET\nTo: jean@players.example',
  ],
  [
    'Lotus, tabs',
    '',
    'From:\tCHAN <marne@judge.example.org>\nTo:\tjean@players.example\nDate:\t03/03/2026 09:12\nSubject:\t[marne] orders',
  ],
].map(([name, rule, head]) => form(name!, apart(rule === '' ? head! : `${rule}\n${head}`)));

const withAttribution = ([program, head]: readonly [string, string]): readonly ReplyForm[] => [
  form(program, bare(head)),
  form(`${program}, blank line below`, apart(head)),
  form(`${program}, marked`, marked(head)),
  form(`${program}, blank line and marked`, (text) => marked(`${head}\n`)(text)),
];

/** Forms of programs in languages that the reader knows words of. */
export const REPLY_FORMS: readonly ReplyForm[] = [
  ...OUTLOOK.flatMap((each) => outlook(...each)),
  ...ATTRIBUTIONS.flatMap(withAttribution),
  ...RULES,
  form('marks alone', marked('')),
  form('bars', (text) => text.replace(/^/gm, '| ')),
];

/** Forms in languages of which the reader knows no word. */
export const HELD_OUT_FORMS: readonly ReplyForm[] = [
  ...HELD_OUT_OUTLOOK.flatMap((each) => outlook(...each)),
  ...HELD_OUT_ATTRIBUTIONS.flatMap(withAttribution),
];
