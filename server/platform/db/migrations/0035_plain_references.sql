-- What is composed when it leaves needs no seal on the way: its reference holds ids and days. What waits already stays as it is.
ALTER TABLE "outbox" ALTER COLUMN "sealed_letter" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "ref" jsonb;--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_letter_or_ref" CHECK (num_nonnulls("outbox"."sealed_letter", "outbox"."ref") = 1);
