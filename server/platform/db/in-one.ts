import { type SQL, sql } from 'drizzle-orm';

/** Rows in one value: to hand over hundreds of them one by one takes the embedded database three times as long as to find them. */
export const inOne = (columns: SQL) => sql`coalesce(json_agg(json_build_array(${columns})), '[]'::json)`;

/** A moment as a number, which JSON can hold. */
export const milliseconds = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::float8`;
