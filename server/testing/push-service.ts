import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { importJWK, jwtVerify } from 'jose';
import type { GivenSubscription } from '../../contract/push';
import { DAY } from '../../contract/time';

/** How a push service can behave. */
export type PushMood =
  | 'accept'
  | 'gone'
  | 'unknown'
  | 'busy'
  | 'broken'
  | 'forbidding'
  | 'redirecting'
  | 'hanging'
  | 'cutting';

const statuses: Partial<Record<PushMood, number>> = {
  ...{ accept: 201, gone: 410, unknown: 404, busy: 429, broken: 500, forbidding: 403, redirecting: 307 },
};

/** What a browser would show. */
export interface Shown {
  title: string;
  body?: string;
  navigate: string;
}

export interface Taken {
  /** Which browser's. */
  path: string;
  headers: IncomingHttpHeaders;
  /** As its browser reads it. */
  text: string;
  length: number;
  shown: Shown;
}

/** A browser that has asked this service for a subscription. */
export interface Browser {
  subscription: GivenSubscription;
  taken(): Taken[];
}

export interface PushService {
  /** Host and port, for `PUSH_HOSTS`. */
  host: string;
  mood: PushMood;
  retryAfter: string;
  /** Milliseconds before each answer. */
  slowness: number;
  /** Everything it has said 201 to. */
  taken: Taken[];
  tries: number;
  /** Requests that are not answered yet. */
  underway: number;
  browser(): Browser;
  close(): Promise<void>;
}

/** A push service on the loopback as RFC 8030 has it, which knows its browsers' keys and reads each message as they would (RFC 8291). */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, ReturnType<typeof newBrowser>>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    self.tries++;
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (self.slowness > 0) await wait(self.slowness);
    if (self.mood === 'hanging') return;
    if (self.mood === 'cutting') return void request.socket.destroy();
    const { url: path = '', headers } = request;
    const browser = browsers.get(path);
    const status = browser ? (statuses[self.mood] ?? 500) : 404;
    if (browser && status === 201) {
      const body = Buffer.concat(parts);
      const text = browser.read(body);
      const shown = (JSON.parse(text) as { notification: Shown }).notification;
      self.taken.push({ path, headers, text, length: body.length, shown });
    }
    response.writeHead(status, {
      ...(self.mood === 'busy' && { 'retry-after': self.retryAfter }),
      ...(self.mood === 'redirecting' && { location: `${origin}${path}` }),
    });
    response.end();
  };
  const server = createServer((request, response) => {
    self.underway++;
    // Also where the sender has died meanwhile: what has come in is taken.
    const answered = answer(request, response).catch(() => undefined);
    void answered.finally(() => {
      self.underway--;
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  const self: PushService = {
    ...{ host: `localhost:${port}`, mood: 'accept', retryAfter: '120', slowness: 0, taken: [], tries: 0, underway: 0 },
    browser: () => {
      const browser = newBrowser();
      const path = `/push/${randomBytes(12).toString('base64url')}`;
      browsers.set(path, browser);
      return {
        subscription: { endpoint: `${origin}${path}`, keys: browser.keys },
        taken: () => self.taken.filter((one) => one.path === path),
      };
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return self;
}

const expand = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

function newBrowser() {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = randomBytes(16);
  const own = pair.getPublicKey();
  return {
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
    read: (message: Buffer): string => {
      const salt = message.subarray(0, 16);
      const sender = message.subarray(21, 21 + message.readUInt8(20));
      const sealed = message.subarray(21 + sender.length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
      const secret = expand(pair.computeSecret(sender), auth, info, 32);
      const key = expand(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
      const nonce = expand(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
      const opening = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: 16 });
      opening.setAuthTag(sealed.subarray(-16));
      const record = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()]);
      const end = record.lastIndexOf(2);
      if (record.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('the last record has no delimiter');
      return record.toString('utf8', 0, end);
    },
  };
}

/** As a browser of Google's would give it, which is asked for nothing here. */
export function someSubscription(name = randomBytes(16).toString('hex')): GivenSubscription {
  return { endpoint: `https://fcm.googleapis.com/fcm/send/${name}`, keys: newBrowser().keys };
}

/** Who says to have sent it, as a service checks it (RFC 8292): throws where the signature, the audience or the end is wrong. */
export async function senderOf(
  { headers }: Taken,
  audience: string,
  now: Date,
): Promise<{ key: string; sub: unknown }> {
  const [, token = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const jwk = await importJWK({ kty: 'EC', crv: 'P-256', x: part(1), y: part(33) }, 'ES256');
  const { payload } = await jwtVerify(token, jwk, { algorithms: ['ES256'], audience, currentDate: now });
  if ((payload.exp ?? 0) * 1_000 > now.getTime() + DAY) throw new Error('no service takes it for so long');
  return { key, sub: payload.sub };
}
