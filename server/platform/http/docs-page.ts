import type { Endpoint } from '../../../contract/endpoint';
import { PRODUCT_NAME } from '../../../contract/messages';
import { escapeHtml } from '../mail/compose';
import { type Contract, openApiOf } from './openapi';

/** The API to read in a browser: plain HTML, no script, nothing from elsewhere. */
export function docsPageOf(contract: Contract, version: string): string {
  const spec = openApiOf(contract, version) as { paths: Record<string, Record<string, unknown>> };
  const sections = Object.entries(contract).map(
    ([tag, endpoints]) =>
      `<section><h2>${escapeHtml(tag)}</h2>${Object.values(endpoints)
        .map((endpoint) => entryOf(endpoint, spec.paths))
        .join('')}</section>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${PRODUCT_NAME} API</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>${PRODUCT_NAME} API</h1>
<p>Every call of the product, made from the contract that also guards it. As OpenAPI 3.1: <a href="/api/openapi.json">/api/openapi.json</a>.
Calls that are not public carry <code>Authorization: Bearer TOKEN</code> from <code>POST /api/login</code>. A refused call answers
<code>{ "error": "a sentence", "code": "a_word" }</code>.</p>
${sections.join('\n')}</main></body></html>`;
}

function entryOf(endpoint: Endpoint, paths: Record<string, Record<string, unknown>>): string {
  const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
  const operation = paths[path]?.[endpoint.method.toLowerCase()];
  return `<details><summary><code><b>${endpoint.method}</b> ${escapeHtml(path)}</code> <small>${endpoint.access}</small><br>${escapeHtml(endpoint.summary)}</summary>
<pre>${escapeHtml(JSON.stringify(operation, null, 2))}</pre></details>`;
}

export const docsStyles = `:root{color-scheme:light dark}
body{margin:0;font:16px/1.6 Inter,system-ui,sans-serif;background:light-dark(#FBF8F3,#121A2B);color:light-dark(#1E2430,#EDEFF5)}
main{max-width:860px;margin:0 auto;padding:32px 16px}
h1,h2{color:light-dark(#1B2B4B,#9DB4E8)}h1{font-size:24px}h2{font-size:20px;margin-top:32px}
details{margin:8px 0;padding:8px 16px;background:light-dark(#FFFFFF,#1B2640);border:1px solid light-dark(#E6DFD3,#2B3957);border-radius:8px}
summary{cursor:pointer}small{padding:0 8px;border-radius:8px;border:1px solid currentColor}
pre{overflow:auto;font-size:14px}a{color:inherit}
`;
