import { expect, it } from 'vitest';
import { isSouthern } from './hemisphere';

it.each([
  'Australia/Sydney',
  'Pacific/Auckland',
  'NZ',
  'America/Sao_Paulo',
  'America/Argentina/Ushuaia',
  'America/Buenos_Aires',
  'America/Santiago',
  'Africa/Johannesburg',
  'Asia/Jakarta',
  'australia/melbourne',
])('%s lies in the south', (zone) => {
  expect(isSouthern(zone)).toBe(true);
});

it.each([
  'America/Chicago',
  'Europe/Berlin',
  'UTC',
  'Asia/Singapore',
  'Africa/Lagos',
  'America/Bogota',
  'Pacific/Honolulu',
])('%s does not', (zone) => {
  expect(isSouthern(zone)).toBe(false);
});

it('knows zones by any name that a browser may give them', () => {
  const south = Intl.supportedValuesOf('timeZone').filter(isSouthern);
  expect(south.filter((zone) => zone.startsWith('Australia/')).length).toBeGreaterThan(8);
  expect(south.filter((zone) => zone.startsWith('America/')).length).toBeGreaterThan(30);
  expect(south.filter((zone) => zone.startsWith('Europe/'))).toEqual([]);
});
