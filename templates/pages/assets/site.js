// Small comforts; every page works without them.

// How long it is until (or since) each instant shown.
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];
const relative = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
for (const time of document.querySelectorAll('time[datetime]')) {
  const distance = Date.parse(time.dateTime) - Date.now();
  const [unit, length] = units.find(([, length]) => Math.abs(distance) >= length) ?? units[2];
  time.title = `${new Date(time.dateTime).toLocaleString()} (${relative.format(Math.round(distance / length), unit)})`;
}

// The arrow keys turn pages.
document.addEventListener('keydown', (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target.closest('input, textarea, select')) return;
  const wanted = { ArrowLeft: 'prev', ArrowRight: 'next' }[event.key];
  const link = wanted && document.querySelector(`link[rel=${wanted}]`);
  if (link) location.assign(link.href);
});

// A mailbox that is looked at shows new mail by itself.
const mailbox = document.querySelector('[data-mailbox]');
if (mailbox) {
  setInterval(async () => {
    const answer = await fetch(`/api/mail?to=${encodeURIComponent(mailbox.dataset.mailbox)}`);
    const [latest] = await answer.json();
    if (latest && latest.id !== mailbox.dataset.latest) location.replace(location.pathname);
  }, 3_000);
}
