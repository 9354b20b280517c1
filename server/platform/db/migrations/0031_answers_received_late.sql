ALTER TABLE "answer" ADD COLUMN "received_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "answer_received_late" ON "answer" USING btree ("user_id","received_at") WHERE "answer"."received_at" is not null;
