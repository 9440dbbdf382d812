// Small comforts; every page works without them.

// What they say, in the language of the page.
const { lang } = document.documentElement;
const sayings = {
  en: { phase: 'Phase', found: (n) => `${n} found` },
  de: { phase: 'Phase', found: (n) => `${n} gefunden` },
  fr: { phase: 'Phase', found: (n) => (n < 2 ? `${n} trouvé` : `${n} trouvés`) },
};
const told = sayings[lang] ?? sayings.en;

// How long it is until (or since) each instant shown.
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const relative = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
// The page has times in UTC; whoever reads it has a zone.
const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const here = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' };
const local = new Intl.DateTimeFormat(lang, { ...here, hourCycle: 'h23' });
const inZone = (utc, date) => {
  const clock = /, \d\d:\d\d( Uhr)? UTC$/.exec(utc);
  if (clock === null || /^(?:Etc\/)?(?:UTC|GMT)$/.test(zone)) return utc;
  const part = Object.fromEntries(local.formatToParts(date).map(({ type, value }) => [type, value]));
  const day = { de: `${part.day}.`, fr: part.day === '1' ? '1er' : part.day }[lang] ?? part.day;
  const place = zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  const weekday = lang === 'de' ? part.weekday.replace('.', '') : part.weekday;
  return `${weekday} ${day} ${part.month} ${part.year}, ${part.hour}:${part.minute}${clock[1] ?? ''} (${place})`;
};

for (const time of document.querySelectorAll('time[datetime]')) {
  time.textContent = inZone(time.textContent, new Date(time.dateTime));
  const distance = Date.parse(time.dateTime) - Date.now();
  const [unit, length] = units.find(([, length]) => Math.abs(distance) >= length) ?? units[2];
  time.title = `${new Date(time.dateTime).toLocaleString()} (${relative.format(Math.round(distance / length), unit)})`;
}

// The arrow keys turn pages.
document.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target.closest('input, textarea, select, [tabindex]')) return;
  const wanted = { ArrowLeft: 'prev', ArrowRight: 'next' }[event.key];
  const link = wanted && document.querySelector(`link[rel=${wanted}]`);
  if (link) location.assign(link.href);
});

// A slider through all phases of a game, beside the links: pages are fetched and put in place of this one.
const steps = document.querySelector('.steps');
if (steps) {
  // Pages that were written long ago have no room for it.
  const slider = document.querySelector('.slider') ?? document.createElement('div');
  slider.className = 'slider';
  if (!slider.isConnected) steps.after(slider);
  slider.innerHTML = `<input type="range" min="0" step="1" aria-label="${told.phase}"><output></output>`;
  const [range, label] = slider.children;
  let paths = [];
  let wanted = location.pathname;

  const measure = (nav) => {
    const links = [...nav.querySelectorAll('a')];
    paths = links.map((link) => link.getAttribute('href'));
    names = links.map((link) => link.title || link.textContent);
    range.max = paths.length - 1;
    const here = paths.indexOf(location.pathname);
    range.value = here < 0 ? paths.length - 1 : here;
    tell();
    slider.hidden = false;
  };
  let names = [];
  const tell = () => {
    label.textContent = names[range.value] ?? '';
    range.setAttribute('aria-valuetext', label.textContent);
  };
  const load = async (path) => {
    wanted = path;
    const answer = await fetch(path);
    if (!answer.ok || wanted !== path) return;
    const other = new DOMParser().parseFromString(await answer.text(), 'text/html');
    if (wanted !== path) return;
    const article = other.querySelector('#main > article');
    document.querySelector('#main > article').replaceWith(article);
    article.querySelector('.slider')?.remove();
    article.querySelector('.steps')?.after(slider);
    document.title = other.title;
    for (const rel of ['prev', 'next']) {
      document.querySelector(`link[rel=${rel}]`)?.remove();
      const link = other.querySelector(`link[rel=${rel}]`);
      if (link) document.head.append(link);
    }
    history.replaceState(null, '', path);
    range.focus({ preventScroll: true });
  };
  range.addEventListener('input', () => {
    tell();
    load(paths[range.value]);
  });
  measure(steps);
  // The page of a phase knows those before it and the next; the game's own page knows all.
  const game = /^\/games\/[^/]+\//.exec(location.pathname)?.[0];
  if (game && game !== location.pathname) {
    fetch(game)
      .then((answer) => answer.text())
      .then((text) => {
        const all = new DOMParser().parseFromString(text, 'text/html').querySelector('.steps');
        if (all) measure(all);
      });
  }
}

// A list of games or places is searched as one types; what is called so stands before what only names it.
const finder = document.querySelector('[data-finder]');
if (finder) {
  const [, input, output] = finder.children;
  const rows = [...document.querySelectorAll('[data-found] tbody tr')];
  finder.hidden = false;
  input.addEventListener('input', () => {
    const words = input.value.toLowerCase().split(/\s+/);
    const has = ({ textContent }) => words.every((word) => textContent.toLowerCase().includes(word));
    const called = rows.filter(({ cells: [head] }) => has(head));
    for (const row of [...called, ...rows.filter((each) => !called.includes(each))]) {
      row.hidden = !has(row);
      row.parentElement.append(row);
    }
    const found = rows.filter(({ hidden }) => !hidden).length;
    output.textContent = input.value.trim() === '' ? '' : told.found(found);
  });
}

// A page of a game that is not there may be on its way: a mail that tells of it does not wait for it.
if (document.querySelector('[data-look-again]') && location.pathname.startsWith('/games/')) {
  const key = `look again ${location.pathname}`;
  const times = Number(sessionStorage.getItem(key));
  if (times < 8) {
    setTimeout(
      () => {
        sessionStorage.setItem(key, times + 1);
        location.reload();
      },
      2_000 * 1.6 ** times,
    );
  }
}

// The HTML of a mail is shown as long as it is: nothing runs in its frame, but how high it is can be seen.
const frame = document.querySelector('.mail iframe');
if (frame) {
  const fit = () => {
    const body = frame.contentDocument?.body;
    // Before the mail is there it is an empty page, and what stands below would move twice.
    if (body?.childElementCount > 0) frame.style.height = `${body.scrollHeight + 4}px`;
  };
  frame.addEventListener('load', fit);
  addEventListener('resize', fit);
  fit();
}

// A mailbox that is looked at shows new mail by itself.
const mailbox = document.querySelector('[data-mailbox]');
if (mailbox) {
  setInterval(async () => {
    const answer = await fetch(`/api/mail?to=${encodeURIComponent(mailbox.dataset.mailbox)}`);
    const [latest] = await answer.json();
    if (latest && latest.id !== mailbox.dataset.latest) location.replace(location.pathname);
  }, 3_000);
}

// Waiting is seen from 300 ms on: the button of a form that was sent shows it, until the next page is there.
document.addEventListener('submit', ({ target }) => {
  setTimeout(() => {
    target.classList.add('waits');
    target.setAttribute('aria-busy', 'true');
  }, 300);
});
addEventListener('pageshow', () => {
  for (const form of document.querySelectorAll('form.waits')) {
    form.classList.remove('waits');
    form.removeAttribute('aria-busy');
  }
});
