// In front of an order sheet: hands what stands behind # in the link to the judge, in the body of a request, and takes it out of the
// address. What it hands over confirms nothing by itself: a code is only filled in, and its button is for a person to press.
(() => {
  const zone = document.getElementById('zone');
  if (zone !== null) zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
  const given = location.hash.slice(1);
  const clean = () => history.replaceState(null, '', location.pathname);
  const word = document.getElementById('word');
  if (word !== null) {
    if (/^[a-z2-7]{4,40}$/.test(given)) word.value = given;
    clean();
    return;
  }
  const form = document.getElementById('door');
  if (form === null) return;
  clean();
  const state = document.getElementById('door-state');
  fetch(form.action, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ link: given }),
  })
    .then(async (answer) => {
      const told = await answer.json();
      if (answer.ok) location.replace(told.path);
      else state.textContent = given === '' ? state.dataset.failed : (told.refused ?? state.dataset.failed);
    })
    .catch(() => {
      state.textContent = state.dataset.failed;
    });
})();
