import { expect, it } from 'vitest';
import { hourOptions, zoneOptions } from './preference-options';

it('offers every hour of the day in words', () => {
  const labels = hourOptions().map((option) => option.label);
  expect(labels).toHaveLength(24);
  expect([labels[0], labels[8], labels[12], labels[23]]).toEqual(['12:00 AM', '8:00 AM', '12:00 PM', '11:00 PM']);
});

it('offers the zones of the browser, and the chosen one by whatever name', () => {
  const values = zoneOptions('America/Chicago').map((option) => option.value);
  expect(values).toEqual(expect.arrayContaining([...Intl.supportedValuesOf('timeZone'), 'UTC']));
  expect(new Set(values).size).toBe(values.length);
  expect(zoneOptions('US/Central')[0]).toEqual({ value: 'US/Central', label: 'US/Central' });
  expect(zoneOptions('America/New_York').some((option) => option.label === 'America/New York')).toBe(true);
});
