import { benchAssistant } from './assistant';
import { benchBackup } from './backup';
import { benchCalendar } from './calendar';
import { benchCalls } from './calls';
import { benchDue } from './due';
import { benchEntrySize } from './entry-size';
import { benchHerCard } from './her-card';
import { benchLighthouse } from './lighthouse';
import { type Product, startProduct } from './product';
import { benchScreens } from './screens';
import { benchSecondVisit } from './second-visit';
import { benchStartUp } from './start-up';

async function withProduct(bench: (product: Product) => Promise<void>): Promise<void> {
  const product = await startProduct();
  try {
    await bench(product);
  } finally {
    await product.stop();
  }
}

/** `npm run bench` runs all; `npm run bench -- calls start-up` only those. */
const benches: Record<string, () => Promise<void>> = {
  'start-up': benchStartUp,
  calls: benchCalls,
  'her-card': benchHerCard,
  assistant: benchAssistant,
  mail: () => benchDue('mail'),
  dates: () => benchDue('dates'),
  push: () => benchDue('push'),
  calendar: benchCalendar,
  backup: benchBackup,
  screens: benchScreens,
  'second-visit': () => withProduct(benchSecondVisit),
  'entry-size': () => withProduct(benchEntrySize),
  lighthouse: () => withProduct(benchLighthouse),
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in benches));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}.`);
  process.exit(1);
}
for (const [name, run] of Object.entries(benches)) {
  if (wanted.length === 0 || wanted.includes(name)) await run();
}
