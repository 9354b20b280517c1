ALTER TABLE "skip" DROP CONSTRAINT "skip_question_id_question_id_fk";
--> statement-breakpoint
ALTER TABLE "skip" ALTER COLUMN "question_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "skip" ADD CONSTRAINT "skip_question_id_question_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."question"("id") ON DELETE set null ON UPDATE no action;