import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';

/** A mail as the other side of the wire got it. */
export interface ReceivedMail {
  /** To whom it was really delivered, whatever its headers say. */
  receivers: string[];
  raw: string;
  parsed: ParsedMail;
}

/** A real SMTP server on this machine that keeps what it gets. */
export interface SmtpSink {
  url: string;
  mails: ReceivedMail[];
  /** From now on every receiver is refused with this status; null: taken again. */
  refuseWith(status: number | null): void;
  close(): Promise<void>;
}

export async function startSmtpSink(): Promise<SmtpSink> {
  const mails: ReceivedMail[] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('wrong password')),
    onRcptTo: (address, _session, done) => {
      if (refusal === null) return done();
      done(Object.assign(new Error(`no thanks, ${address.address}`), { responseCode: refusal }));
    },
    onData: async (stream, session, done) => {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(part as Buffer);
      const raw = Buffer.concat(parts);
      const receivers = session.envelope.rcptTo.map(({ address }) => address);
      mails.push({ receivers, raw: raw.toString('utf8'), parsed: await simpleParser(raw) });
      done();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    mails,
    refuseWith: (status) => {
      refusal = status;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
