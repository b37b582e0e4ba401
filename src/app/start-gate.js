/*
 * Inlined into the built page in place of the module script (vite.config.ts). Server-rendered pages are readable
 * without JavaScript, so the module waits until the first pictures have decoded (2.5 s at most) or the first touch. An
 * empty page begins with the frame of its route, if it has one (src/app/frames.ts), and starts at once, as does a page
 * that the server sent as a frame. What was rendered within 5 s of an own trade (MARKET_SURE_MS) is dropped: it may
 * still show the previous owner. A click on a button before that is remembered and repeated once the page is alive; "/"
 * focuses the search field.
 */
(() => {
  const root = document.getElementById('root');
  let started = false;
  const start = () => {
    if (started) return;
    started = true;
    for (const type of ['pointerdown', 'keydown', 'touchstart']) removeEventListener(type, start, true);
    const entries = ['__ENTRIES__'];
    Promise.all(entries.map((entry) => import(entry))).catch(() => {
      // The page's build is gone: reload once, never in a loop, never offline.
      if (!navigator.onLine || sessionStorage.getItem('vitrine-entry') === entries.join()) return;
      sessionStorage.setItem('vitrine-entry', entries.join());
      location.reload();
    });
  };
  // Hidden by the script in the head: drawn here instead, from answers that waited for the market.
  if (document.documentElement.style.visibility === 'hidden') {
    document.getElementById('vitrine-state')?.remove();
    root.replaceChildren();
    document.documentElement.style.visibility = '';
  }
  if (!root.firstElementChild)
    for (const frame of document.querySelectorAll('template[data-path]'))
      if (new RegExp(frame.dataset.path).test(location.pathname)) {
        root.append(frame.content.cloneNode(true));
        break;
      }
  if (!document.getElementById('vitrine-state')) {
    // The page itself replaces a frame: nothing may be typed or pressed that would be lost then.
    for (const control of root.querySelectorAll('button, input, select')) control.inert = true;
    start();
    return;
  }
  addEventListener(
    'click',
    function early(event) {
      if (window.vitrineAlive) {
        removeEventListener('click', early, true);
        return;
      }
      const button = event.target instanceof Element && event.target.closest('button');
      if (button) window.vitrineEarlyClick = button;
    },
    true,
  );
  addEventListener('keydown', function slash(event) {
    if (window.vitrineAlive) removeEventListener('keydown', slash);
    else if (
      event.key === '/' ? event.target === document.body : (event.metaKey || event.ctrlKey) && event.key === 'k'
    ) {
      event.preventDefault();
      root.querySelector('input[type="search"]')?.focus();
    }
  });
  for (const type of ['pointerdown', 'keydown', 'touchstart']) addEventListener(type, start, true);
  setTimeout(start, 2500);
  const images = [...root.querySelectorAll('img[fetchpriority="high"], img[loading="eager"]')].slice(0, 4);
  Promise.allSettled(images.map((image) => image.decode())).then(() => requestAnimationFrame(() => setTimeout(start)));
})();
