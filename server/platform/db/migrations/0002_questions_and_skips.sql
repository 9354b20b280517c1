CREATE TABLE "daily_question" (
	"user_id" uuid NOT NULL,
	"local_date" date NOT NULL,
	"question_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "daily_question_user_id_local_date_pk" PRIMARY KEY("user_id","local_date")
);
--> statement-breakpoint
CREATE TABLE "shipped_data" (
	"name" text PRIMARY KEY NOT NULL,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skip" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"local_date" date NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answer" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "question" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "daily_question" ADD CONSTRAINT "daily_question_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_question" ADD CONSTRAINT "daily_question_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skip" ADD CONSTRAINT "skip_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skip" ADD CONSTRAINT "skip_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_question_question" ON "daily_question" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "skip_user_date" ON "skip" USING btree ("user_id","local_date");--> statement-breakpoint
CREATE INDEX "skip_question" ON "skip" USING btree ("question_id");--> statement-breakpoint
CREATE UNIQUE INDEX "answer_idempotency" ON "answer" USING btree ("user_id","idempotency_key");