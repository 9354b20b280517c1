import { keptLooks } from './fixtures/kept-looks';
import { lookAtEach } from './fixtures/looks';
import { test } from './fixtures/story';

test('good to see in light and dark, on a phone and enlarged, and reached by the Tab key: what keeps his words', async ({
  page,
  network,
  cast,
  premium,
  server,
  watching,
}) => {
  await lookAtEach({ page, network, cast, watching, server, person: premium }, keptLooks);
});
