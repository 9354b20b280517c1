/** How much her card and an idea hold. They come with their screens: a first visit needs none of them. */
export const cardValueLimit = 200;

export const ideaLimits = {
  title: 200,
  note: 2_000,
  where: 300,
  reaction: 500,
  /** In the smallest unit of a currency. */
  amount: 1_000_000_000,
  /** Open ones of a basic husband. */
  openForFree: 30,
  most: 2_000,
} as const;
