import type { AddressInfo, Socket } from 'node:net';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** How a mail server can behave, besides not being there. */
export type MailServerMood =
  | 'accept'
  /** Cuts the connection before any greeting. */
  | 'slamming'
  /** 421 in the greeting. */
  | 'busy'
  /** 554 in the greeting: it wants nothing from us at all. */
  | 'unwelcoming'
  /** 530 to the sender: it wants a login first. */
  | 'wants-login'
  /** 451 to the receiver. */
  | 'greylisting'
  /** 550 to the receiver. */
  | 'unknown-receiver'
  /** Takes the mail and never answers. */
  | 'hanging'
  /** Cuts the connection while the mail comes in. */
  | 'cutting'
  /** Says 250 and cuts the connection. */
  | 'cutting-after'
  /** Takes the mail and answers only when released. */
  | 'holding';

export interface AcceptedMail {
  /** On the clock of `performance`. */
  at: number;
  messageId: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** As it came over the wire. */
  raw: string;
}

export interface MailServer {
  url: string;
  mood: MailServerMood;
  /** Milliseconds that each receiver takes. */
  slowness: number;
  /** What it has said 250 to. */
  accepted: AcceptedMail[];
  /** Connections and mails that were begun. */
  tries: { connections: number; mails: number };
  /** Mails that wait for their answer. */
  held: (() => void)[];
  /** Cuts every connection that is open. */
  hangUp(): void;
  /** Stops listening: connections are refused. */
  leave(): Promise<void>;
  comeBack(): Promise<void>;
}

interface Connection {
  session: SMTPServerSession;
  _socket: Socket;
}

const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

/** A real SMTP server on the loopback, with moods. */
export async function startMailServer(
  options: { host?: string; tls?: { key?: string; cert?: string } } = {},
): Promise<MailServer> {
  const host = options.host ?? '127.0.0.1';
  let port = 0;
  let server: SMTPServer;

  const connectionOf = (session: SMTPServerSession) =>
    [...(server.connections as unknown as Set<Connection>)].find((each) => each.session === session);

  function listen(): Promise<void> {
    server = new SMTPServer({
      ...options.tls,
      disabledCommands: options.tls ? [] : ['STARTTLS'],
      authOptional: true,
      disableReverseLookup: true,
      closeTimeout: 100,
      onConnect: (session, done) => {
        self.tries.connections++;
        if (self.mood === 'slamming') return connectionOf(session)?._socket.destroy();
        if (self.mood === 'busy') return done(refusal(421, 'come back later'));
        if (self.mood === 'unwelcoming') return done(refusal(554, 'no service for you'));
        done();
      },
      onAuth: (_auth, _session, done) => done(null, { user: 'anybody' }),
      onMailFrom: (_address, _session, done) =>
        self.mood === 'wants-login' ? done(refusal(530, 'authentication required')) : done(),
      onRcptTo: ({ address }, _session, done) => {
        if (self.mood === 'greylisting') return done(refusal(451, `${address} later`));
        if (self.mood === 'unknown-receiver') return done(refusal(550, `no ${address} here`));
        if (self.slowness > 0) setTimeout(done, self.slowness);
        else done();
      },
      onData: (stream, session, done) => {
        self.tries.mails++;
        const parts: Buffer[] = [];
        stream.on('data', (part) => {
          parts.push(part);
          if (self.mood === 'cutting') connectionOf(session)?._socket.destroy();
        });
        stream.on('end', async () => {
          if (self.mood === 'cutting' || self.mood === 'hanging') return;
          const mail = await read(session, Buffer.concat(parts));
          const say250 = () => {
            const connection = connectionOf(session);
            if (!connection || connection._socket.destroyed) return;
            self.accepted.push({ ...mail, at: performance.now() });
            done();
            if (self.mood === 'cutting-after') setImmediate(() => connection._socket.destroy());
          };
          if (self.mood === 'holding') self.held.push(say250);
          else say250();
        });
      },
    });
    server.on('error', () => undefined);
    return new Promise((resolve) => {
      const listening = server.listen(port, host, () => {
        ({ port } = listening.address() as AddressInfo);
        resolve();
      });
    });
  }

  const self: MailServer = {
    url: '',
    mood: 'accept',
    slowness: 0,
    accepted: [],
    tries: { connections: 0, mails: 0 },
    held: [],
    hangUp: () => {
      for (const { _socket } of server.connections as unknown as Set<Connection>) _socket.destroy();
    },
    leave: () => new Promise((resolve) => server.close(resolve)),
    comeBack: listen,
  };
  await listen();
  self.url = `smtp://${host}:${port}`;
  return self;
}

async function read(session: SMTPServerSession, raw: Buffer): Promise<AcceptedMail> {
  const parsed = await simpleParser(raw);
  return {
    at: 0,
    messageId: parsed.messageId ?? '',
    to: session.envelope.rcptTo.map(({ address }) => address).join(),
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html || '',
    raw: raw.toString('latin1'),
  };
}

/** The headers of a mail as they stand in it, unfolded, by their lower-case names. */
export function headersOf(mail: AcceptedMail): Map<string, string> {
  const [head = ''] = mail.raw.split('\r\n\r\n', 1);
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(lines.map((line) => [line.split(':', 1)[0]?.toLowerCase() ?? '', line.slice(line.indexOf(':') + 1)]));
}

/** Mails that came more often than once. */
export function doublesIn(mails: AcceptedMail[], by: (mail: AcceptedMail) => string): string[] {
  const seen = new Set<string>();
  return mails.map(by).filter((key) => seen.size === seen.add(key).size);
}
