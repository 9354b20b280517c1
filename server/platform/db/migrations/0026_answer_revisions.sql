-- What an edit overwrote, for a while. What was overwritten before is gone.
CREATE TABLE "answer_revision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"sealed_text" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_revision" ADD CONSTRAINT "answer_revision_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_revision" ADD CONSTRAINT "answer_revision_answer_id_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_revision_of_answer" ON "answer_revision" USING btree ("answer_id","created_at");--> statement-breakpoint
CREATE INDEX "answer_revision_user" ON "answer_revision" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "answer_revision_age" ON "answer_revision" USING btree ("created_at");
