ALTER TABLE "user" ADD COLUMN "sealed_her_name" "bytea";--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "her_name_asked_at" timestamp (3) with time zone;
