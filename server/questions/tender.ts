const DEEP = 3;
const MIDDLE = 2;

/** Whether it asks for what may hurt: everything that goes deep, and of her stress all but the lightest. */
export function isTender({ category, depth }: { category: string; depth: number }): boolean {
  return depth >= DEEP || (category === 'stress-and-support' && depth >= MIDDLE);
}
