ALTER TABLE "user" ADD COLUMN "pending_email" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "pending_email_key" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "pending_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "pending_email_whole" CHECK (num_nulls("user"."pending_email", "user"."pending_email_key", "user"."pending_until") in (0, 3));--> statement-breakpoint
CREATE INDEX "user_pending_email" ON "user" USING btree ("pending_email_key") WHERE "user"."pending_email_key" is not null;--> statement-breakpoint
-- An account whose changed address was never proved goes back to the one it proved last, which its newest way back still names; the
-- changed one waits beside it for as long as its link is good. Plain letters only: the database makes others small in another way
-- than the product. Of several accounts that left the same address, the last one gets it, and nobody who has it loses it.
-- A sign-up that nobody confirmed makes way, as it always does: it must not keep such an account where it is.
DELETE FROM "user" WHERE "activated_at" IS NULL AND "email_key" IN (
  SELECT lower("link"."email" COLLATE "C") FROM "mailed_token" AS "link" JOIN "user" AS "unproved" ON "unproved"."id" = "link"."user_id"
  WHERE "link"."purpose" = 'revert-email' AND "link"."used_at" IS NULL
    AND "unproved"."activated_at" IS NOT NULL AND "unproved"."email_verified_at" IS NULL);--> statement-breakpoint
WITH "left" AS (
  SELECT DISTINCT ON ("user_id") "user_id", "email", lower("email" COLLATE "C") AS "key", "created_at"
  FROM "mailed_token" WHERE "purpose" = 'revert-email' AND "used_at" IS NULL ORDER BY "user_id", "created_at" DESC
), "ranked" AS (
  SELECT "left".*, row_number() OVER (PARTITION BY "left"."key" ORDER BY "left"."created_at" DESC) AS "turn"
  FROM "left" JOIN "user" AS "unproved" ON "unproved"."id" = "left"."user_id"
  WHERE "unproved"."activated_at" IS NOT NULL AND "unproved"."email_verified_at" IS NULL
    AND octet_length("left"."email") = char_length("left"."email")
), "back" AS (
  SELECT "ranked".*, (SELECT max("expires_at") FROM "mailed_token" AS "link" WHERE "link"."user_id" = "ranked"."user_id"
    AND "link"."purpose" = 'verify' AND "link"."used_at" IS NULL AND "link"."expires_at" > now()) AS "until"
  FROM "ranked"
  WHERE "turn" = 1 AND NOT EXISTS (SELECT FROM "user" AS "owner" WHERE "owner"."email_key" = "ranked"."key")
)
UPDATE "user" SET
  "pending_email" = CASE WHEN "back"."until" IS NOT NULL THEN "user"."email" END,
  "pending_email_key" = CASE WHEN "back"."until" IS NOT NULL THEN "user"."email_key" END,
  "pending_until" = "back"."until",
  "email" = "back"."email",
  "email_key" = "back"."key",
  "email_verified_at" = "back"."created_at"
FROM "back" WHERE "user"."id" = "back"."user_id";--> statement-breakpoint
-- Whoever could not go back must not come back by his link once somebody else has proved the address and written there.
DELETE FROM "mailed_token" WHERE "purpose" = 'revert-email' AND "user_id" IN (
  SELECT "id" FROM "user" WHERE "activated_at" IS NOT NULL AND "email_verified_at" IS NULL);
