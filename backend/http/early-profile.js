/*
 * Inlined into a profile's page (shell.ts). The page itself names nobody: whose profile it is, its address tells. What
 * it shows first is fetched here, before the app's scripts are there; the app takes over the answer (src/app/main.tsx),
 * and until then the first pictures are shown in the frame's places.
 */
(() => {
  const [, owner] = /^\/profile\/(0x[0-9a-f]{40})\/?$/i.exec(location.pathname) ?? [];
  if (owner === undefined || !/^(Collected)?$/.test(new URLSearchParams(location.search).get('tab') ?? '')) return;
  const href = '__CALL__'.replace('__OWNER__', owner.toLowerCase());
  const answer = fetch(href, { headers: { Accept: 'application/json' }, cache: 'no-store' });
  let first = answer.then((response) => response.clone());
  window.vitrineEarly = (url) => {
    if (url !== href) return undefined;
    const given = first;
    first = undefined;
    return given;
  };
  answer
    .then((response) => response.json())
    .then(({ data }) => {
      const places = document.querySelectorAll('main [aria-busy="true"] [aria-hidden="true"] > :first-child');
      for (const [index, place] of [...places].slice(0, 4).entries()) {
        const source = data[index]?.image;
        if (!source) continue;
        const picture = Object.assign(new Image(), { sizes: '__SIZES__', alt: '' });
        picture.style.cssText = 'width:100%;height:100%;object-fit:contain;object-position:bottom';
        picture.srcset = '__SRCSET__'.replaceAll('__SOURCE__', encodeURIComponent(source));
        place.append(picture);
      }
    })
    // The app fetches it again, and reports what is wrong.
    .catch(() => undefined);
})();
