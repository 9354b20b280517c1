-- The newer word of the same matter: a chain, so each answer is replaced at most once.
ALTER TABLE "answer" ADD COLUMN "replaces_id" uuid;
--> statement-breakpoint
ALTER TABLE "answer" ADD CONSTRAINT "answer_replaces_id_answer_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."answer"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "answer_replaces" ON "answer" USING btree ("replaces_id") WHERE "answer"."replaces_id" is not null;
--> statement-breakpoint
CREATE TABLE "answer_check" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"answer_id" uuid NOT NULL,
	"verdict" text NOT NULL,
	"half_life_days" integer,
	"local_date" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "still_true_choice" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"rhythm" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer_check" ADD CONSTRAINT "answer_check_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_check" ADD CONSTRAINT "answer_check_answer_id_answer_id_fk" FOREIGN KEY ("answer_id") REFERENCES "public"."answer"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "still_true_choice" ADD CONSTRAINT "still_true_choice_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "answer_check_day" ON "answer_check" USING btree ("answer_id","local_date");--> statement-breakpoint
CREATE INDEX "answer_check_user" ON "answer_check" USING btree ("user_id","answer_id","created_at");
