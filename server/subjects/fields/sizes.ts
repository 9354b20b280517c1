import { subject } from '../subject';

/** What a salesperson will ask him. */
export const sizes = {
  'ring-size': subject({
    names: 'ring size, size of her ring, size of my ring, finger size, size ring',
    near: ['ring'],
    serves: ['gift'],
  }),
  'dress-size': subject({
    names: 'dress size, clothes size, clothing size, size dress, size, us size, eu size, size label',
    members: 'size small, size medium, size large, petite size, plus size, size ten, size eight, size twelve',
    near: ['dress', 'clothes', 'top-size', 'pants-size'],
    serves: ['gift'],
  }),
  'top-size': subject({
    names: `shirt size, sweater size, top size, blouse size, jacket size, coat size, size sweater, size coat,
      size shirt, size jacket, size tshirt, size t-shirt, size t shirt, tshirt size, t-shirt size, size top, size blouse, size hoodie`,
    near: ['top', 'coat', 'dress-size'],
    serves: ['gift'],
  }),
  'pants-size': subject({
    names: `pants size, trouser size, jeans size, skirt size, waist size, inseam, size jeans, size pants,
      size trousers, leg length`,
    near: ['pants', 'dress-size'],
    serves: ['gift'],
  }),
  'shoe-size': subject({
    names: `shoe size, foot size, size shoe, boot size, sneaker size, size of her feet, sock size, slipper size,
      size boots`,
    near: ['shoes'],
    serves: ['gift'],
  }),
  'underwear-size': subject({
    names: 'bra size, underwear size, cup size, lingerie size, size bra, tights size, panty size, size underwear',
    members: '32b, 34a, 34b, 34c, 34d, 36a, 36b, 36c, 36d, 38b, 38c, 38d, 32c, 32d',
    near: ['underwear'],
    serves: ['gift'],
  }),
  'hat-size': subject({
    names: 'hat size, head size, helmet size, size hat',
    near: ['hat'],
    serves: ['gift'],
  }),
  'glove-size': subject({
    names: 'glove size, hand size, size gloves',
    near: ['gloves'],
    serves: ['gift'],
  }),
} as const;
