/** What stands on her card, in the order of the card. Closed: a field is stored with every line he writes. */
export const cardGroups = {
  dangers: 'Dangers',
  sizes: 'Sizes',
  never: 'Never buy',
  favorites: 'Favorites',
  comforts: 'Comfort',
  people: 'People and days',
} as const;
export type CardGroup = keyof typeof cardGroups;

interface Field {
  group: CardGroup;
  title: string;
}

const of = (group: CardGroup, title: string): Field => ({ group, title });

export const cardFields = {
  allergy: of('dangers', 'Allergies'),
  skin: of('dangers', 'On her skin'),
  medicine: of('dangers', 'For a doctor'),
  fear: of('dangers', 'Fears'),

  shoe: of('sizes', 'Shoes'),
  ring: of('sizes', 'Ring'),
  top: of('sizes', 'Sweater or top'),
  pants: of('sizes', 'Jeans or pants'),
  dress: of('sizes', 'Dress'),
  coat: of('sizes', 'Coat'),
  bracelet: of('sizes', 'Bracelet or watch'),
  glove: of('sizes', 'Gloves'),
  hat: of('sizes', 'Hat'),
  underwear: of('sizes', 'Underwear'),
  brand: of('sizes', 'Brands that fit'),

  'never-buy': of('never', 'Anything'),
  'never-flower': of('never', 'Flowers'),
  'never-scent': of('never', 'Scents'),
  'never-color': of('never', 'Colors'),
  'never-clothes': of('never', 'Clothes'),
  'never-fabric': of('never', 'Fabrics'),
  'never-food': of('never', 'Food'),
  'never-surprise': of('never', 'Surprises'),

  flower: of('favorites', 'Flower'),
  color: of('favorites', 'Color'),
  scent: of('favorites', 'Scent'),
  chocolate: of('favorites', 'Chocolate'),
  'hot-drink': of('favorites', 'Hot drink'),
  'cold-drink': of('favorites', 'Cold drink'),
  meal: of('favorites', 'Dinner'),
  cake: of('favorites', 'Cake'),
  restaurant: of('favorites', 'Restaurant'),
  author: of('favorites', 'Author'),
  music: of('favorites', 'Music'),
  film: of('favorites', 'Movies'),
  place: of('favorites', 'Place'),
  animal: of('favorites', 'Animal'),
  metal: of('favorites', 'Gold or silver'),

  'bad-day': of('comforts', 'On a bad day'),
  'comfort-food': of('comforts', 'Comfort food'),
  'when-ill': of('comforts', "When she's sick"),
  quarrel: of('comforts', 'After an argument'),
  'never-say': of('comforts', 'Never say'),

  dates: of('people', 'Dates to remember'),
  birthday: of('people', 'Her birthday'),
  friend: of('people', 'A friend'),
  helper: of('people', 'Whom to call'),
  'gift-helper': of('people', 'Whom to ask about a gift'),
} as const satisfies Record<string, Field>;

export type CardField = keyof typeof cardFields;
export const allCardFields = Object.keys(cardFields) as [CardField, ...CardField[]];

/** What she does not want, or does not want to hear. */
export const isRefusedField = (field: CardField): boolean =>
  cardFields[field].group === 'never' || field === 'never-say';

/** What must never be cut: half of it may be the harmless half. */
export const isGraveField = (field: CardField): boolean =>
  isRefusedField(field) || cardFields[field].group === 'dangers';

/** What he needs in a store. */
export const shopGroups: readonly CardGroup[] = ['sizes', 'never'];
