import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../../contract/paths';

/** What a link to us looks like where somebody shares it. Whoever shows it wants whole addresses, which the build does not know. */
const LINK_PICTURE = '/link-picture.png';

export interface PageFacts {
  publicUrl: string;
  /** What the screens must know of this server from the first moment, as attributes of the root element. */
  house?: string;
  /** The look that is published for everybody, as the page carries it; null while the default holds. */
  theme?: () => string | null;
}

type SendPage = (request: FastifyRequest, reply: FastifyReply) => void;

/** The one page of the web app, the same for every address. Filled in and compressed once for each look that is published. */
export function pageSender(file: string, { publicUrl, house = '', theme = () => null }: PageFacts): SendPage {
  const page = filledIn(readFileSync(file, 'utf8'), publicUrl).replace('<html', () => `<html${house}`);
  let looks = lookOf(page, theme());
  return ({ headers, method }, reply) => {
    const style = theme();
    if (style !== looks.style) looks = lookOf(page, style);
    reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-store', vary: 'accept-encoding' });
    const encoding = (['br', 'gzip'] as const).find((name) => isAccepted(name, headers['accept-encoding']));
    if (encoding) reply.header('content-encoding', encoding);
    const bytes = encoding ? looks[encoding] : looks.plain;
    reply.header('content-length', bytes.length).send(method === 'HEAD' ? undefined : bytes);
  };
}

/** The look stands on the root element, where the script before the first paint finds it: no request more, and nothing inline. */
function lookOf(page: string, style: string | null) {
  const root = style === null ? '<html' : `<html data-site-theme="${escaped(style)}"`;
  const plain = Buffer.from(page.replace('<html', () => root));
  return { style, plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
}

function filledIn(page: string, publicUrl: string): string {
  const lines = Object.entries({ url: `${publicUrl}${paths.start}`, image: `${publicUrl}${LINK_PICTURE}` }).map(
    ([name, address]) => `<meta property="og:${name}" content="${escaped(address)}">`,
  );
  return page.replace('</head>', () => `  ${lines.join('\n    ')}\n  </head>`);
}

const escaped = (text: string) => text.replaceAll(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** `br;q=0` is a no. */
function isAccepted(encoding: string, accepted: string | string[] | undefined): boolean {
  return `${accepted ?? ''}`.split(',').some((each) => {
    const [name, weight = ''] = each.split(';').map((part) => part.trim());
    return name === encoding && !/^q=0(\.0*)?$/.test(weight);
  });
}
