/**
 * A database for the server of the stories, on the suite's own PostgreSQL: the embedded one takes three times as long to
 * start and longer for each story. Those who look at the embedded one are `api-pglite`, `process` and the stories with a
 * moved clock.
 * @returns {Promise<string>} its address
 */
export async function storyDatabase(administrativeUrl) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: administrativeUrl });
  await client.connect();
  await client.query('create database stories');
  await client.end();
  const url = new URL(administrativeUrl);
  url.pathname = '/stories';
  return url.href;
}
