CREATE TABLE "deletion" (
	"mark" text PRIMARY KEY NOT NULL,
	"key_id" text NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "good_backup" (
	"made_at" timestamp (3) with time zone PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"bytes" bigint NOT NULL,
	"accounts" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "deletion_moment" ON "deletion" USING btree ("deleted_at");
