import { PRODUCT_NAME } from '../../../contract/messages';
import type { Letter } from './letter';
import { darkStyles, styled } from './letter-style';

export interface LetterLink {
  label: string;
  url: string;
}

/** What an email says; how it looks is decided here, once. */
export interface LetterContent {
  to: string;
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  heading: string;
  paragraphs: string[];
  action?: LetterLink;
  /** Small print below the line: why this email came, how to stop it. */
  footer: (string | LetterLink)[];
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

export function composeLetter(content: LetterContent): Letter {
  return { to: content.to, subject: content.subject, text: asText(content), html: asHtml(content) };
}

const linkAsText = ({ label, url }: LetterLink) => `${label}:\n${url}`;

function asText({ heading, paragraphs, action, footer }: LetterContent): string {
  const parts = [heading, ...paragraphs];
  if (action) parts.push(linkAsText(action));
  const small = footer.map((line) => (typeof line === 'string' ? line : linkAsText(line)));
  return `${parts.join('\n\n')}\n\n-- \n${[PRODUCT_NAME, ...small].join('\n')}\n`;
}

/** Tables and inline styles: what mail programs of all ages understand. Younger ones also read the colors of the night. */
function asHtml({ subject, preview, heading, paragraphs, action, footer }: LetterContent): string {
  const body = paragraphs.map((text) => `<p ${styled.paragraph}>${withBreaks(text)}</p>`).join('');
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(subject)}</title><style>${darkStyles}</style></head>
<body ${styled.body}>
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="table-layout:fixed"><tr><td align="center" ${styled.around}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;table-layout:fixed">
<tr><td ${styled.brand}>${PRODUCT_NAME}</td></tr>
<tr><td ${styled.card}>
<h1 ${styled.heading}>${escapeHtml(heading)}</h1>${body}${action ? button(action) : ''}</td></tr>
<tr><td ${styled.small}>${footer.map(footerLine).join('')}</td></tr>
</table></td></tr></table>
</body></html>
`;
}

function button({ label, url }: LetterLink): string {
  const address = escapeHtml(url);
  return `<p style="margin:8px 0 16px"><a href="${address}" ${styled.button}>${escapeHtml(label)}</a></p><p ${styled.hint}>If the button doesn't work, copy this address into your browser:<br><span style="word-break:break-all">${address}</span></p>`;
}

/** Only a link that we wrote is one: an address that somebody typed must not become a link. */
function footerLine(line: string | LetterLink): string {
  const words =
    typeof line === 'string'
      ? withBreaks(line)
      : `<a href="${escapeHtml(line.url)}" ${styled.link}>${escapeHtml(line.label)}</a>`;
  return `<p style="margin:0 0 4px">${words}</p>`;
}

function withBreaks(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}
