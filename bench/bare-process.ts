import { createHash, webcrypto } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import Fastify from 'fastify';
import { jwtVerify, SignJWT } from 'jose';
import pg from 'pg';
import { v7 as newId } from 'uuid';

/**
 * The limit: Fastify, jose and pg doing the plain same thing as the product and answering the same fields, with no
 * contract, no rights, no parsing, no headers and no encryption. A process of its own, as the product is.
 */
const [databaseUrl = '', secret = ''] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, application_name: 'bare' });
const keyBytes = Buffer.from(secret, 'base64');
const key = await webcrypto.subtle.importKey('raw', keyBytes, { name: 'HMAC', hash: 'SHA-256' }, false, [
  'sign',
  'verify',
]);
const app = Fastify();

const me = `select u.id, u.email, u.email_verified_at, u.is_admin, u.created_at, u.last_login, u.last_seen_at, u.time_zone,
    u.answers_count, u.custom_questions_count, s.status, s.current_period_end, s.cancel_at_period_end
  from session join "user" u on u.id = session.user_id left join subscription s on s.user_id = u.id
  where session.id = $1 and u.id = $2 and session.expires_at > $3`;

const account = `select u.id, u.email, u.password_hash, u.is_admin, u.created_at, u.answers_count from "user" u where u.email_key = $1`;

const answers = `select a.id as item_id, 'answer' as type, a.question_id, q.text as question_text, p.plain as answer_text,
    a.created_at, false as is_custom_question, q.category
  from answer a join question q on q.id = a.question_id join bench_plain p on p.answer_id = a.id
  where a.user_id = $1 order by a.created_at desc, a.id desc`;

async function userOf(authorization = ''): Promise<Record<string, unknown>> {
  const { payload } = await jwtVerify(authorization.slice('Bearer '.length), key, { algorithms: ['HS256'] });
  const { rows } = await pool.query({ name: 'me', text: me, values: [payload.sid, payload.sub, new Date()] });
  return rows[0];
}

app.post<{ Body: { email: string; password: string } }>('/api/login', async (request, reply) => {
  const { email, password } = request.body;
  const { rows } = await pool.query({ name: 'account', text: account, values: [email] });
  const { password_hash, ...user } = rows[0];
  if (!(await verify(password_hash, password))) return reply.code(401).send();
  const [sid, now] = [newId(), Date.now()];
  const expires = new Date(now + 30 * 24 * 3_600_000);
  const session = 'insert into session (id, user_id, created_at, expires_at) values ($1, $2, $3, $4)';
  await pool.query({ name: 'session', text: session, values: [sid, user.id, new Date(now), expires] });
  const token = new SignJWT({ sid })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(user.id)
    .setExpirationTime(expires);
  return { token: await token.sign(key), user };
});

/** `bench_answer` is a table like `answer`, with its indexes, for plain text. */
const written = `insert into bench_answer (id, user_id, question_id, text, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $5)`;

app.post<{ Body: { questionId: string; text: string } }>('/api/answer', async (request, reply) => {
  const row = await userOf(request.headers.authorization);
  const { questionId, text } = request.body;
  const [id, now] = [newId(), new Date()];
  await pool.query({ name: 'written', text: written, values: [id, row.id, questionId, text, now] });
  return reply.code(201).send({ answer_id: id, question_id: questionId, answer_text: text, created_at: now });
});

app.get('/api/user', async (request) => {
  const row = await userOf(request.headers.authorization);
  return {
    id: row.id,
    email: row.email,
    email_verified: row.email_verified_at !== null,
    is_admin: row.is_admin,
    created_at: row.created_at,
    last_login: row.last_login,
    subscription_status: row.status ?? 'none',
    answersCount: row.answers_count,
    customQuestionsCount: row.custom_questions_count,
  };
});

app.get('/api/answers', async (request) => {
  const row = await userOf(request.headers.authorization);
  const { rows } = await pool.query({ name: 'answers', text: answers, values: [row.id] });
  return rows;
});

const feed = `select f.user_id, d.id, d.sealed_date, d.created_at, d.updated_at from calendar_feed f
  join important_date d on d.user_id = f.user_id where f.token_hash = $1 order by d.id`;

/** As many entries as the product tells: each day, and two that remind of it for each of the next two times. */
const ENTRIES_A_DAY = 5;

app.get<{ Params: { file: string } }>('/calendar/:file', async (request, reply) => {
  const hash = createHash('sha256').update(request.params.file.replace('.ics', '')).digest();
  const { rows } = await pool.query({ name: 'feed', text: feed, values: [hash] });
  const entries = rows.flatMap(({ id, created_at, updated_at }) =>
    Array.from(
      { length: ENTRIES_A_DAY },
      (_, n) =>
        `BEGIN:VEVENT\r\nUID:${id}-${n}\r\nSEQUENCE:0\r\nDTSTAMP:${updated_at.toISOString()}\r\nDTSTART;VALUE=DATE:20261205\r\nRRULE:FREQ=YEARLY\r\nSUMMARY:Heartnote\r\nTRANSP:TRANSPARENT\r\nCLASS:PRIVATE\r\nCREATED:${created_at.toISOString()}\r\nLAST-MODIFIED:${updated_at.toISOString()}\r\nEND:VEVENT`,
    ),
  );
  return reply.type('text/calendar').send(`BEGIN:VCALENDAR\r\n${entries.join('\r\n')}\r\nEND:VCALENDAR\r\n`);
});

await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.send?.(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`);
