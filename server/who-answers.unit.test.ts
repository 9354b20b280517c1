import { expect, it } from 'vitest';
import { readConfig } from './platform/config';
import { findSecrets } from './platform/crypto/secrets';
import { server } from './testing/production-settings';
import { whoAnswers } from './who-answers';

const config = readConfig(server);
const installationOf = (env: Partial<typeof server>) =>
  findSecrets(readConfig({ ...server, ...env }))?.auth.installation;

it.each([
  ['us', { status: 'ok', installation: installationOf({}) }],
  ['us', { status: 'ok', installation: installationOf({ MASTER_KEY: 'b'.repeat(64) }) }],
  ['another', { status: 'ok', installation: installationOf({ AUTH_SECRET: 't'.repeat(32) }) }],
  ['nobody', { status: 'ok' }],
  ['nobody', null],
])('%s answers %j', (who, told) => {
  expect(whoAnswers(config, told)).toBe(who);
});
