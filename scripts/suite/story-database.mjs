/**
 * A database for each server of the stories, on the suite's own PostgreSQL: the embedded one takes three times as long to
 * start and longer for each story. Those who look at the embedded one are `api-pglite`, `process` and `crash`.
 * @param {string} name the database's own
 * @returns {Promise<string>} its address
 */
export async function storyDatabase(administrativeUrl, name) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: administrativeUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(administrativeUrl);
  url.pathname = `/${name}`;
  return url.href;
}
