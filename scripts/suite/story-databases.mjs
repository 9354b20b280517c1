/**
 * A database for each server of the stories, on the suite's own PostgreSQL: the embedded one would take three times as
 * long to start and twice as long for each story. Those who look at the embedded one are `api-pglite` and `process`.
 * @returns {Promise<Record<string, string>>} their addresses, as playwright.config.ts asks for them
 */
export async function storyDatabases(administrativeUrl) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: administrativeUrl });
  await client.connect();
  const addresses = {};
  for (const name of ['stories', 'moved_clock']) {
    await client.query(`create database ${name}`);
    const url = new URL(administrativeUrl);
    url.pathname = `/${name}`;
    addresses[`HEARTNOTE_E2E_${name.toUpperCase()}`] = url.href;
  }
  await client.end();
  return addresses;
}
