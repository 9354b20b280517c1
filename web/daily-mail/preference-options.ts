interface Option {
  value: string;
  label: string;
}

/** '8:00 AM', from midnight on. */
export function hourOptions(): Option[] {
  return Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`,
  }));
}

/** Every zone the browser knows and UTC, which it leaves out, and the chosen one by whatever name. */
export function zoneOptions(chosen: string): Option[] {
  const known = [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])];
  const names = known.includes(chosen) ? known : [chosen, ...known];
  return names.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));
}
