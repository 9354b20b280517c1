import { describe, expect, it } from 'vitest';
import { pool } from '../questions/pool/pool';
import { dangersInAnswer } from './dangers';

describe('what a tagged question tells of the danger', () => {
  const textOf = new Map(pool.map((question) => [question.id, question.text]));
  const marks = (id: string, answer: string) =>
    new Set(
      dangersInAnswer({ id, text: textOf.get(id) ?? '' }, answer).map(({ gravity, domain }) => `${gravity} ${domain}`),
    );

  it.each([
    ['size-008', 'Penicillin, I swell up. And shrimp makes my throat itch.', ['allergy medicine', 'allergy food']],
    ['size-008', 'Strawberries give me a rash.', ['allergy food']],
    ['gift-008', 'Anything vanilla cupcake. Two minutes and I have a migraine.', ['harm flowers-and-scents']],
    ['gift-008', 'Coffee candles make me sick.', ['harm flowers-and-scents']],
    ['size-006', 'Wool makes my neck itch like peach skin.', ['harm skin']],
    ['trip-007', 'Two hours before. Your way gives me hives.', ['harm other']],
    ['calm-031', "The phone call. I'm scared of the receptionist.", ['fear other']],
    ['dream-009', "The dentist. Yes, me. I've held a liver.", ['fear places-and-heights']],
    ['gift-028', "Lilies. And no marzipan with them, I'm allergic to almonds.", ['allergy food']],
    ['gift-028', 'Lilies. They give me a headache.', ['harm flowers-and-scents']],
    ['trip-007', 'You know I carry an EpiPen.', ['allergy food']],
    ['fav-057', 'The other one makes me sick.', ['harm food']],
    ['fav-057', 'Onion. Ketchup stays off, always.', ['never food']],
  ])('%s: %s', (id, answer, expected) => expect([...marks(id, answer)]).toEqual(expected));
});
