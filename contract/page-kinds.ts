/** What a page of the notebook holds of hers: its bookmark has a color and a word for it. */
export const pageKinds = {
  favorite: 'Favorite',
  wish: 'Wish',
  never: 'Never',
  comfort: 'Comfort',
  story: 'Story',
  fact: 'Good to know',
} as const;
export type PageKind = keyof typeof pageKinds;
