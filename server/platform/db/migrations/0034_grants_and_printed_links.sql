ALTER TABLE "subscription" ADD COLUMN "granted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "granted_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "printed_link" text;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "printed_link_at" timestamp (3) with time zone;--> statement-breakpoint
-- What was given counts like what was paid: his answers are read in for the assistant.
CREATE TRIGGER "grant_outdates_index" AFTER UPDATE OF "granted_at", "granted_until" ON "subscription"
FOR EACH ROW EXECUTE FUNCTION "subscription_makes_index_due"();
