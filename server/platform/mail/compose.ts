import { PRODUCT_NAME } from '../../../contract/messages';
import type { Letter } from './letter';

/** What a mail says; how it looks is decided here, once. */
export interface LetterContent {
  to: string;
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  /** Small print below the line: why this mail came, how to stop it. */
  footer: string[];
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

export function composeLetter(content: LetterContent): Letter {
  return { to: content.to, subject: content.subject, text: asText(content), html: asHtml(content) };
}

function asText({ heading, paragraphs, action, footer }: LetterContent): string {
  const parts = [heading, ...paragraphs];
  if (action) parts.push(`${action.label}:\n${action.url}`);
  return `${parts.join('\n\n')}\n\n-- \n${[PRODUCT_NAME, ...footer].join('\n')}\n`;
}

const FONT = "font-family:Figtree,Inter,'Segoe UI',Helvetica,Arial,sans-serif";

/** A long address breaks rather than make the mail wider than a phone. The second name is what older programs know. */
const BREAKABLE = 'overflow-wrap:anywhere;word-break:break-word';

/** Tables and inline styles: what mail programs of all ages understand. */
function asHtml({ subject, preview, heading, paragraphs, action, footer }: LetterContent): string {
  const body = paragraphs
    .map((text) => `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${withBreaks(text)}</p>`)
    .join('');
  const button = action
    ? `<p style="margin:8px 0 24px"><a href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#1B2B4B;color:#FFFFFF;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p><p style="margin:0 0 16px;font-size:13px;line-height:1.6;color:#5B6472">If the button does not work, copy this address into your browser:<br><span style="word-break:break-all">${escapeHtml(action.url)}</span></p>`
    : '';
  const small = footer.map((line) => `<p style="margin:0 0 4px">${withLinks(line)}</p>`).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#FBF8F3;color:#1E2430;${FONT}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed"><tr><td align="center" style="padding:32px 16px;${BREAKABLE}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;table-layout:fixed">
<tr><td style="padding:0 0 16px;font-size:18px;font-weight:700;color:#1B2B4B">${PRODUCT_NAME}</td></tr>
<tr><td style="padding:32px 24px;background:#FFFFFF;border:1px solid #E6DFD3;border-radius:8px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.3;color:#1B2B4B">${escapeHtml(heading)}</h1>${body}${button}</td></tr>
<tr><td style="padding:16px 0;font-size:13px;line-height:1.6;color:#5B6472">${small}</td></tr>
</table></td></tr></table>
</body></html>
`;
}

/** Only for words of ours: an address that somebody typed must not become a link. */
function withLinks(text: string): string {
  return withBreaks(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}" style="color:#5B6472">${url}</a>`);
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
