import type { PGlite, QueryOptions, Transaction, types } from '@electric-sql/pglite';

/** What Drizzle turns into values itself and wants as text: moments, days and spans, and lists of them and of numerics. */
const single = [1114, 1184, 1082, 1186];
const listOf: Record<number, number> = { 1115: 1114, 1185: 1184, 1182: 1082, 1187: 1186, 1231: 1700 };

const asItComes = (text: string) => text;

type Query = Transaction['query'];
export interface SharedParsers {
  /** What Drizzle is given in place of PGlite. */
  forDrizzle: PGlite;
  /** For all others, who get values as PGlite reads them. */
  forPlainSql: QueryOptions;
}

/**
 * Drizzle says at each query how values are to be read, and PGlite then copies its table of all types for it: a third of
 * what a query costs. Here the table is changed once, and Drizzle's wish is not passed on.
 */
export function shareParsers(lite: PGlite, { arrayParser }: Pick<typeof types, 'arrayParser'>): SharedParsers {
  const { parsers } = lite;
  const own: typeof parsers = {};
  for (const type of single) own[type] = parsers[type] ?? asItComes;
  for (const [list, type] of Object.entries(listOf)) {
    const readOne = parsers[type] ?? asItComes;
    own[list] = (text) => arrayParser(text, readOne, Number(list));
  }
  for (const type of Object.keys(own)) parsers[type] = asItComes;
  const forDrizzle: PGlite = Object.create(lite, {
    query: { value: withoutParsers(lite.query.bind(lite)) },
    transaction: {
      value: <T>(work: (tx: Transaction) => Promise<T>) =>
        lite.transaction((tx) => work(Object.assign(tx, { query: withoutParsers(tx.query) }))),
    },
  });
  return { forDrizzle, forPlainSql: { parsers: own } };
}

function withoutParsers(query: Query): Query {
  return (text, values, { parsers: _, ...options } = {}) => query(text, values, options);
}
