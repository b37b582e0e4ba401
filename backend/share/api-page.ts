import type { JsonSchema } from '@valibot/to-json-schema';
import type { Language } from '../../src/language/language.ts';
import { textsIn, type Texts } from './language.ts';
import { publicCalls, type Call, type Parameter } from './openapi.ts';
import { plainPage } from './plain-page.ts';
import { escapeText } from './xml.ts';

/** Everything that is written as code is read from left to right, in every language. */
const code = (text: string) => `<code dir="ltr">${escapeText(text)}</code>`;

function valueHtml(schema: JsonSchema, { api }: Texts): string {
  if (schema.enum)
    return `<span dir="ltr">${escapeText(schema.enum.map((one) => JSON.stringify(one)).join(', '))}</span>`;
  if (schema.type === 'array') return api.texts;
  const text = schema.maxLength === undefined ? api.text : api.atMost(api.text, schema.maxLength);
  return schema.default === undefined ? text : api.byDefault(text, escapeText(JSON.stringify(schema.default)));
}

function rowHtml({ name, in: place, required, schema }: Parameter, texts: Texts): string {
  const where = texts.api.places[place];
  return `<tr><th scope="row">${code(name)}</th><td>${required ? texts.api.required(where) : where}</td><td>${valueHtml(schema, texts)}</td></tr>`;
}

type Page = { origin: string; language: Language };

function callHtml(call: Call, { origin, language }: Page): string {
  const { method, path, parameters, summary } = call;
  const texts = textsIn(language);
  const { noParameters, parameter, where, what, open } = texts.api;
  const table =
    parameters.length === 0
      ? `<p>${noParameters}</p>`
      : `<table><thead><tr><th scope="col">${parameter}</th><th scope="col">${where}</th><th scope="col">${what}</th></tr></thead><tbody>${parameters.map((one) => rowHtml(one, texts)).join('')}</tbody></table>`;
  const body = method === 'post' ? ` -H 'content-type: application/json' -d '{"ids":["…"]}'` : '';
  const link = method === 'get' && !path.includes('{') ? `<p><a href="${escapeText(path)}">${open}</a></p>` : '';
  return `<details><summary>${code(`${method.toUpperCase()} ${path}`)}<span>${escapeText(summary)}</span></summary>${table}<pre dir="ltr">${code(`curl '${origin + path}'${body}`)}</pre>${link}</details>`;
}

/** The public read API as a page for people: every call with its parameters. It loads nothing. */
export function apiPage({ origin, language, market }: Page & { market: string }): string {
  const calls = publicCalls(language);
  const { api } = textsIn(language);
  const part = (tag: string, title: string) =>
    `<section><h2>${title}</h2>${calls
      .filter((call) => call.tag === tag)
      .map((call) => callHtml(call, { origin, language }))
      .join('')}</section>`;
  return plainPage({
    language,
    market,
    title: api.title,
    lead: api.lead,
    body: `<p>${api.lead} ${api.orders}</p>
<p>${api.answers} ${api.refusals} ${api.programs(`<a href="/openapi.json">${api.document}</a>`)}</p>
${part('data', api.data)}
${part('marketplace', api.marketplace)}`,
  });
}
