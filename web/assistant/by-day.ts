import { calendarDay, dayInWords } from '../ui/dates';

export interface Day<Item> {
  name: string;
  items: Item[];
}

/** What was asked on one day of his stands together, in the order in which it comes. `today` as `2025-03-04`. */
export function byDay<Item extends { timestamp: string }>(items: readonly Item[], today: string): Day<Item>[] {
  const days: Day<Item>[] = [];
  for (const item of items) {
    const name = dayName(item.timestamp, today);
    const last = days.at(-1);
    if (last?.name === name) last.items.push(item);
    else days.push({ name, items: [item] });
  }
  return days;
}

function dayName(moment: string, today: string): string {
  const day = calendarDay(moment);
  if (day === today) return 'Today';
  const noon = new Date(`${today}T12:00:00`);
  noon.setDate(noon.getDate() - 1);
  return day === calendarDay(noon) ? 'Yesterday' : dayInWords(moment);
}
