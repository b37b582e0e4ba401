import type { JsonSchema } from '@valibot/to-json-schema';
import { publicCalls, type Call, type Parameter } from './openapi.ts';
import { escapeText } from './xml.ts';

/** The colours of `src/ui/tokens.css`, for a page that loads nothing of the app. */
export const API_PAGE_STYLE = `
@font-face{font-family:Sans;src:url(/fonts/instrument-sans.woff2) format('woff2');font-weight:400 700;font-display:swap}
@font-face{font-family:Letters;src:url(/fonts/hedvig-letters-serif.woff2) format('woff2');font-display:swap}
:root{color-scheme:light dark;--ground:light-dark(#fafcfc,#0d1213);--well:light-dark(#eef2f2,#1c2324);--ink:light-dark(#10191a,#f1f5f5);--quiet:light-dark(#48565a,#b9c4c6);--line:light-dark(#d7dfdf,#323c3e);--link:light-dark(#0a6d5e,#5fd1bd)}
body{margin:0 auto;max-width:860px;padding:32px 20px 80px;background:var(--ground);color:var(--ink);font:16px/1.55 Sans,system-ui,sans-serif}
h1,h2{font-weight:500;line-height:1.2}h1{font:400 44px/1.1 Letters,serif;margin:24px 0 8px}header a{font:22px Letters,serif;color:var(--ink);text-decoration:none}h2{font-size:22px;margin:40px 0 12px}
p{margin:8px 0;color:var(--quiet)}a{color:var(--link)}
details{border-bottom:1px solid var(--line)}summary{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:baseline;padding:12px 4px;cursor:pointer}
summary:focus-visible,a:focus-visible{outline:2px solid var(--link);outline-offset:2px}
summary span{color:var(--quiet)}summary::after{content:'+';margin-inline-start:auto;color:var(--quiet)}[open]>summary::after{content:'\\2013'}code{font:14px/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
pre{margin:8px 0 16px;padding:12px;overflow-x:auto;background:var(--well)}pre code{overflow-wrap:normal}
table{border-collapse:collapse;width:100%;margin:4px 0 12px}th,td{padding:6px 10px 6px 4px;text-align:start;vertical-align:top;border-top:1px solid var(--line);font-weight:400}thead th{color:var(--quiet);border:0}
`;

const ANSWERS =
  'Every answer is JSON: data beside a status, and what is needed to read on (pagination, next or nextTS).';

function typeText(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(', ');
  if (schema.type === 'array') return 'text, any number of times';
  const most = schema.maxLength === undefined ? '' : `, at most ${schema.maxLength} characters`;
  const unless = schema.default === undefined ? '' : `; ${JSON.stringify(schema.default)} by default`;
  return `text${most}${unless}`;
}

const row = ({ name, in: place, required, schema }: Parameter) =>
  `<tr><th scope="row"><code>${escapeText(name)}</code></th><td>${place}${required ? ', required' : ''}</td><td>${escapeText(typeText(schema))}</td></tr>`;

function callHtml(call: Call, origin: string): string {
  const { method, path, parameters, summary } = call;
  const table =
    parameters.length === 0
      ? '<p>It takes no parameters.</p>'
      : `<table><thead><tr><th scope="col">Parameter</th><th scope="col">Where</th><th scope="col">What</th></tr></thead><tbody>${parameters.map(row).join('')}</tbody></table>`;
  const body = method === 'post' ? ` -H 'content-type: application/json' -d '{"ids":["…"]}'` : '';
  const open = method === 'get' && !path.includes('{') ? `<p><a href="${escapeText(path)}">Open it</a></p>` : '';
  return `<details><summary><code>${method.toUpperCase()} ${escapeText(path)}</code><span>${escapeText(summary)}</span></summary>${table}<pre><code>curl '${escapeText(origin + path)}'${escapeText(body)}</code></pre>${open}</details>`;
}

/** The public read API as a page for people: every call with its parameters. It loads nothing. */
export function apiPage(origin: string): string {
  const calls = publicCalls();
  const part = (tag: string, title: string) =>
    `<section><h2>${title}</h2>${calls
      .filter((call) => call.tag === tag)
      .map((call) => callHtml(call, origin))
      .join('')}</section>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>Public API · Vitrine</title>
<meta name="description" content="What this marketplace knows, for anybody to read, without a key." />
<link rel="icon" href="/favicon.svg" type="image/svg+xml" />
<style>${API_PAGE_STYLE}</style>
</head>
<body>
<header><a href="/">Vitrine</a></header>
<main>
<h1>Public API</h1>
<p>What this marketplace knows, for anybody to read, without a key. Signed orders are whole, so they can be filled without this server.</p>
<p>${ANSWERS} A refusal has the same form, with its reason in words. Programs read <a href="/openapi.json">the OpenAPI document</a>.</p>
${part('data', 'What the chains say')}
${part('marketplace', 'Orders and drops')}
</main>
</body>
</html>
`;
}
