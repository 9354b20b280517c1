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

/** Every zone the browser knows, and the chosen one though the browser may know it by another name. */
export function zoneOptions(chosen: string): Option[] {
  const known = Intl.supportedValuesOf('timeZone');
  const names = known.includes(chosen) ? known : [chosen, ...known];
  return names.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }));
}
