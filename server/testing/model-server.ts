import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface Asked {
  authorization: string | undefined;
  model: string;
  system: string;
  user: string;
  maxTokens: number;
  /** The kind of reply that was asked for. */
  format: string | undefined;
}

/** As it is, or as JSON. */
type Words = string | object;
type Said = Words | ((asked: Asked) => Words);

/** How it behaves, call by call: a reply streamed word by word, or one of the ways to fail. */
export type Behaviour =
  | { reply: Said /** Milliseconds between two words. */; pace?: number }
  | { replyWithoutFormat: Said }
  | { status: number }
  | { cutAfter: Said }
  | { stallAfter: Said }
  | { redirectTo: string }
  | 'hang'
  | 'stall'
  | 'refuse-connection'
  | 'nonsense';

/** A small server that speaks the chat completions protocol, and misbehaves as told. */
export interface ModelServer {
  baseUrl: string;
  /** What it was asked so far. */
  asked: Asked[];
  /** From now on; the last of several goes on for ever. */
  behave(...behaviours: Behaviour[]): void;
  close(): Promise<void>;
}

export async function startModelServer(): Promise<ModelServer> {
  const asked: Asked[] = [];
  let behaviours: Behaviour[] = ['hang'];
  const next = () => (behaviours.length > 1 ? behaviours.shift() : behaviours[0]) ?? 'hang';

  const server = createServer(async (request, response) => {
    if (request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
    asked.push(await readAsked(request));
    await perform(next(), response, asked.at(-1));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    behave: (...given) => {
      behaviours = given;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function readAsked(request: IncomingMessage): Promise<Asked> {
  let body = '';
  for await (const chunk of request) body += chunk;
  const {
    model,
    messages,
    max_tokens: maxTokens,
    response_format: format,
  } = JSON.parse(body) as {
    model: string;
    max_tokens: number;
    response_format?: { type: string };
    messages: { role: string; content: string }[];
  };
  const said = (role: string) => messages.find((message) => message.role === role)?.content ?? '';
  const { authorization } = request.headers;
  return { authorization, model, maxTokens, format: format?.type, system: said('system'), user: said('user') };
}

async function perform(behaviour: Behaviour, response: ServerResponse, asked: Asked | undefined): Promise<void> {
  if (behaviour === 'hang') return;
  if (behaviour === 'refuse-connection') return void response.destroy();
  if (behaviour === 'nonsense') return void response.writeHead(200).end('<html>It works!</html>');
  if (behaviour === 'stall') return stream(response, '{"lead"');
  if ('status' in behaviour) return refuse(response, behaviour.status, asked);
  if ('redirectTo' in behaviour) return void response.writeHead(307, { location: behaviour.redirectTo }).end();
  const said = (words: Said): string => {
    const spoken = typeof words === 'function' ? (asked ? words(asked) : '') : words;
    return typeof spoken === 'string' ? spoken : JSON.stringify(spoken);
  };
  if ('stallAfter' in behaviour) return stream(response, said(behaviour.stallAfter));
  if ('cutAfter' in behaviour) {
    await stream(response, said(behaviour.cutAfter));
    return void setImmediate(() => response.destroy());
  }
  if ('replyWithoutFormat' in behaviour && asked?.format) return refuse(response, 400, asked);
  if ('replyWithoutFormat' in behaviour) await stream(response, said(behaviour.replyWithoutFormat));
  else await stream(response, said(behaviour.reply), behaviour.pace);
  response.write(chunkOf({}, 'stop'));
  response.end('data: [DONE]\n\n');
}

function refuse(response: ServerResponse, status: number, asked: Asked | undefined): void {
  const error = { message: `refused: ${asked?.user}`, type: 'error' };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
}

async function stream(response: ServerResponse, text: string, pace = 0): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(chunkOf({ role: 'assistant', content: '' }, null));
  for (const word of text.split(/(?<=\s)/)) {
    if (pace > 0) await wait(pace);
    response.write(chunkOf({ content: word }, null));
  }
}

function chunkOf(delta: { role?: string; content?: string }, reason: string | null): string {
  const choices = [{ index: 0, delta, finish_reason: reason }];
  return `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices })}\n\n`;
}
