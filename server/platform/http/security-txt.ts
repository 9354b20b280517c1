import type { FastifyInstance } from 'fastify';
import { paths } from '../../../contract/paths';
import { DAY } from '../../../contract/time';
import type { Clock } from '../clock';
import type { Config } from '../config';
import { readAddress } from '../contact-address';

/** Less than the year after which such a file counts as stale (RFC 9116). */
const VALID_FOR = 180 * DAY;

/** Whom to tell of a weakness. */
export function serveSecurityTxt(app: FastifyInstance, config: Config, clock: Clock): void {
  const path = '/.well-known/security.txt';
  app.get(path, async (_request, reply) => {
    const lines = [
      `Contact: ${contactOf(config)}`,
      `Expires: ${new Date(clock.now().getTime() + VALID_FOR).toISOString().slice(0, 10)}T00:00:00Z`,
      'Preferred-Languages: en',
      // The standard knows no other than an encrypted address.
      ...(config.publicUrl.startsWith('https:') ? [`Canonical: ${config.publicUrl}${path}`] : []),
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}

/** Where there is no address that somebody reads, the page to write to us on. */
function contactOf(config: Config): string {
  const address = readAddress(config);
  return address ? `mailto:${address}` : `${config.publicUrl}${paths.contact}`;
}
