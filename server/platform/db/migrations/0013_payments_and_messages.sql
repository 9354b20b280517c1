ALTER TABLE "subscription" ADD COLUMN "compare_after" timestamp (3) with time zone DEFAULT '1970-01-01 00:00:00+00';--> statement-breakpoint
CREATE INDEX "subscription_compare" ON "subscription" USING btree ("compare_after") WHERE "subscription"."compare_after" is not null;--> statement-breakpoint
ALTER TABLE "customer_removal" ADD COLUMN "unknown_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
-- Which mail brought an older one was not written down. Where none has still to leave, they all went their way.
UPDATE "contact_message" SET "seen_at" = "created_at" WHERE NOT EXISTS (SELECT 1 FROM "outbox" WHERE "kind" = 'contact');--> statement-breakpoint
ALTER TABLE "contact_message" DROP CONSTRAINT "contact_message_user_id_user_id_fk";--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;
