import { subject } from '../subject';

/** What she wears that shines. */
export const jewelry = {
  jewelry: subject({
    names: 'jewelry, jewel, jeweler, piece of jewelry',
    members: 'brooch, cufflink, tiara, anklet, toe ring, charm, piercing, nose stud, body chain',
    near: ['ring', 'necklace', 'earrings', 'bracelet', 'watch', 'metal', 'gemstone'],
    serves: ['gift', 'celebration'],
  }),
  ring: subject({
    names: 'wedding ring, engagement ring, a ring, ring finger, wedding band, rings',
    members: 'eternity ring, signet ring, promise ring, solitaire, claddagh, stacking ring',
    near: ['jewelry', 'ring-size', 'metal', 'gemstone'],
    serves: ['gift', 'celebration'],
  }),
  necklace: subject({
    names: 'necklace, necklace length',
    members: `pendant, choker, gold chain, silver chain, locket, string of pearls necklace, pearl necklace,
      chain around the neck`,
    near: ['jewelry', 'metal'],
    serves: ['gift'],
  }),
  earrings: subject({
    names: 'earring, pierced ear, earlobe',
    members: 'stud earring, hoop, hoop earring, drop earring, clip on earring, ear cuff, pearl studs, clip on, studs',
    near: ['jewelry', 'metal'],
    serves: ['gift'],
  }),
  bracelet: subject({
    names: 'bracelet, wrist, bracelet size, wrist size',
    members: 'bangle, charm bracelet, cuff bracelet, friendship bracelet, tennis bracelet, pandora bracelet',
    near: ['jewelry', 'watch', 'metal'],
    serves: ['gift'],
  }),
  watch: subject({
    names: 'wristwatch, a watch, her watch, my watch, watch strap',
    members: 'rolex, cartier, swatch, casio, omega watch, fossil watch, pocket watch, smartwatch, apple watch',
    near: ['jewelry', 'bracelet'],
    serves: ['gift'],
  }),
  metal: subject({
    names: 'gold or silver, precious metal, metal allergy, metal',
    members: `gold, silver, white gold, yellow gold, rose gold, platinum, sterling silver, nickel, brass, copper,
      titanium, stainless steel, gold plated, surgical steel, bronze, pewter`,
    near: ['jewelry', 'ring', 'allergy'],
    serves: ['gift'],
  }),
  gemstone: subject({
    names: 'gemstone, gem, birthstone, precious stone, crystal',
    members: `diamond, sapphire, emerald, ruby, pearl, opal, amethyst, topaz, garnet, turquoise stone, aquamarine,
      moonstone, jade, amber, tanzanite, peridot, citrine, rose quartz, quartz, lapis lazuli, onyx, moissanite,
      cubic zirconia, zircon, tourmaline, morganite, rhinestone, agate, labradorite, malachite, tiger's eye`,
    near: ['jewelry', 'ring'],
    serves: ['gift'],
  }),
} as const;
