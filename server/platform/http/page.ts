import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { paths } from '../../../contract/paths';
import { SCREEN_FILES, type ScreenFiles } from '../../../contract/screen-files';

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

/**
 * The one page of the web app, the same for every address but for the files that it lets the browser fetch ahead. Filled in
 * and compressed once for each screen and each look that is published.
 */
export function pageSender(folder: string, { publicUrl, house = '', theme = () => null }: PageFacts): SendPage {
  const index = readFileSync(join(folder, 'index.html'), 'utf8');
  const page = filledIn(index, publicUrl).replace('<html', () => `<html${house}`);
  const screens = screenFilesIn(folder);
  const looks = new Map<string, Look>();
  return ({ headers, method, url }, reply) => {
    const address = url.split(/[?#]/, 1)[0]?.toLowerCase() ?? '';
    const path = Object.hasOwn(screens, address) ? address : paths.start;
    const style = theme();
    let look = looks.get(path);
    if (look?.style !== style) {
      look = lookOf(ahead(page, screens[path] ?? []), style);
      looks.set(path, look);
    }
    reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-store', vary: 'accept-encoding' });
    const encoding = (['br', 'gzip'] as const).find((name) => isAccepted(name, headers['accept-encoding']));
    if (encoding) reply.header('content-encoding', encoding);
    const bytes = encoding ? look[encoding] : look.plain;
    reply.header('content-length', bytes.length).send(method === 'HEAD' ? undefined : bytes);
  };
}

function screenFilesIn(folder: string): ScreenFiles {
  const file = join(folder, SCREEN_FILES);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ScreenFiles) : {}; // Our own build wrote it.
}

/** Lets the browser fetch a screen's files together with the app, which would ask for them only when it runs. */
function ahead(page: string, files: string[]): string {
  const links = files.map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="${file}">`
      : `<link rel="modulepreload" crossorigin href="${file}">`,
  );
  return page.replace('</head>', () => `  ${links.join('\n    ')}\n  </head>`);
}

type Look = ReturnType<typeof lookOf>;

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
