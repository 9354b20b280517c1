ALTER TABLE "subscription" ADD COLUMN "compare_after" timestamp (3) with time zone DEFAULT '1970-01-01 00:00:00+00';--> statement-breakpoint
CREATE INDEX "subscription_compare" ON "subscription" USING btree ("compare_after") WHERE "subscription"."compare_after" is not null;--> statement-breakpoint
ALTER TABLE "customer_removal" ADD COLUMN "unknown_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contact_message" DROP CONSTRAINT "contact_message_user_id_user_id_fk";--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;
