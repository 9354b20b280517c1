import { afterAll, expect, it } from 'vitest';
import { startTestApp } from '../../testing/app';
import { createTestClock } from '../../testing/clock';
import { publicSettings } from '../../testing/public-settings';

const clock = createTestClock('2027-03-10T12:00:00Z');
const env = { ...publicSettings, CONTACT_EMAIL: 'owner@heartnote.example' };
const test = await startTestApp({ env, clock });
afterAll(() => test.close());

it('tells whom to write to of a weakness, and until when that holds', async () => {
  const response = await test.raw({ method: 'GET', url: '/.well-known/security.txt' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(response.payload.split('\n')).toEqual([
    'Contact: mailto:owner@heartnote.example',
    'Expires: 2027-09-06T00:00:00Z',
    'Preferred-Languages: en',
    'Canonical: https://heartnote.example/.well-known/security.txt',
    '',
  ]);
});
