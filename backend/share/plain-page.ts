import { escapeText } from './xml.ts';
import { directionOf, type Language } from '../../src/language/language.ts';

/** The colours of `src/ui/tokens.css`, for a page that loads nothing of the app. */
export const PLAIN_PAGE_STYLE = `
@font-face{font-family:Sans;src:url(/fonts/instrument-sans.woff2) format('woff2');font-weight:400 700;font-display:swap}
@font-face{font-family:Letters;src:url(/fonts/hedvig-letters-serif.woff2) format('woff2');font-display:swap}
:root{color-scheme:light dark;--ground:light-dark(#fafcfc,#0d1213);--well:light-dark(#eef2f2,#1c2324);--ink:light-dark(#10191a,#f1f5f5);--quiet:light-dark(#48565a,#b9c4c6);--line:light-dark(#d7dfdf,#323c3e);--link:light-dark(#0a6d5e,#5fd1bd)}
body{margin:0 auto;max-width:860px;padding:32px 20px 80px;background:var(--ground);color:var(--ink);font:16px/1.55 Sans,system-ui,sans-serif}
h1,h2{font-weight:500;line-height:1.2}h1{font:400 44px/1.1 Letters,serif;margin:24px 0 8px}header a{font:22px Letters,serif;color:var(--ink);text-decoration:none}h2{font-size:22px;margin:40px 0 12px}
p{margin:8px 0;color:var(--quiet)}a{color:var(--link)}
details{border-bottom:1px solid var(--line)}summary{position:relative;display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;padding-block:12px;padding-inline:4px 28px;cursor:pointer}
summary:focus-visible,a:focus-visible{outline:2px solid var(--link);outline-offset:2px}
summary span{color:var(--quiet)}summary::after{content:'+';position:absolute;top:12px;inset-inline-end:8px;color:var(--quiet)}[open]>summary::after{content:'\\2013'}code{font:14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
pre{margin:8px 0 16px;padding:12px;overflow-x:auto;background:var(--well)}pre code,th code{overflow-wrap:normal}
table{border-collapse:collapse;width:100%;margin:4px 0 12px}th,td{padding:6px 10px 6px 4px;text-align:start;vertical-align:top;border-top:1px solid var(--line);font-weight:400}thead th{color:var(--quiet);border:0}
`;

/** A page of the server's own, which loads nothing of the app. `body`: HTML. */
export const plainPage = (o: {
  language: Language;
  /** What the market is called. */
  market: string;
  title: string;
  lead: string;
  body: string;
}): string => `<!doctype html>
<html lang="${o.language}" dir="${directionOf(o.language)}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${o.title} · ${escapeText(o.market)}</title>
<meta name="description" content="${o.lead}" />
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<style>${PLAIN_PAGE_STYLE}</style>
</head>
<body>
<header><a href="/">${escapeText(o.market)}</a></header>
<main>
<h1>${o.title}</h1>
${o.body}
</main>
</body>
</html>
`;
