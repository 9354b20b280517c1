CREATE TABLE "assistant_spent" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assistant_conversation" ADD COLUMN "sealed_reply" "bytea";--> statement-breakpoint
ALTER TABLE "assistant_spent" ADD CONSTRAINT "assistant_spent_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assistant_spent_user_answered" ON "assistant_spent" USING btree ("user_id","answered_at");--> statement-breakpoint
-- What was asked on the last day counts on.
INSERT INTO "assistant_spent" ("id", "user_id", "answered_at")
SELECT "id", "user_id", "created_at" FROM "assistant_conversation" WHERE "created_at" > now() - interval '1 day';
