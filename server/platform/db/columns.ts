import { type AnyPgColumn, customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One driver gives a Uint8Array, the other a Buffer; features see a Buffer. */
export function asBuffer(value: Uint8Array): Buffer {
  return Buffer.isBuffer(value) ? value : Buffer.from(value.buffer, value.byteOffset, value.byteLength);
}

export const bytea = customType<{ data: Buffer; driverData: Uint8Array }>({
  dataType: () => 'bytea',
  fromDriver: asBuffer,
});

/** Every moment carries its time zone. */
export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** What it is a part of, and goes with. */
export const partOf = (name: string, whole: () => AnyPgColumn) =>
  uuid(name).notNull().references(whole, { onDelete: 'cascade' });
