CREATE TABLE "access_records" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"at" text NOT NULL,
	"account_id" bigint,
	"username" text,
	"name" text,
	"address" text NOT NULL,
	"agent" text NOT NULL,
	"request_id" text NOT NULL,
	"call" text NOT NULL,
	"kind" text NOT NULL,
	"target_kind" text,
	"target_id" text,
	"result" integer NOT NULL,
	"details" text NOT NULL,
	"previous" text DEFAULT '' NOT NULL,
	"hash" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_anchors" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"pruned_at" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "access_records_at" ON "access_records" USING btree ("at","seq");--> statement-breakpoint
CREATE INDEX "access_records_account" ON "access_records" USING btree ("account_id","seq");--> statement-breakpoint
CREATE INDEX "access_records_username" ON "access_records" USING btree ("username","seq");--> statement-breakpoint
CREATE INDEX "access_records_kind" ON "access_records" USING btree ("kind","seq");--> statement-breakpoint
CREATE INDEX "access_records_target" ON "access_records" USING btree ("target_id","seq") WHERE "access_records"."target_id" is not null;
--> statement-breakpoint
-- One field as its bytes' number and its text, so that no two entries are digested as the same text. mocks/audit/chain.ts does the same.
CREATE FUNCTION netstring(value text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(octet_length(value) || ':' || value || ',', '-')
$$;
--> statement-breakpoint
CREATE FUNCTION access_record_digest(r access_records) RETURNS text LANGUAGE sql STABLE AS $$
	SELECT encode(sha256(convert_to(concat(netstring(r.previous), netstring(r.seq::text), netstring(r.at), netstring(r.account_id::text),
		netstring(r.username), netstring(r.name), netstring(r.address), netstring(r.agent), netstring(r.request_id), netstring(r.call),
		netstring(r.kind), netstring(r.target_kind), netstring(r.target_id), netstring(r.result::text), netstring(r.details)), 'UTF8')), 'hex')
$$;
--> statement-breakpoint
-- Whoever inserts chooses neither number nor hash. The lock lasts until the commit: the next entry is chained to this one or, after
-- a rollback, to the one before. Each statement of a trigger sees what was committed, and inserted, up to then.
CREATE FUNCTION chain_access_record() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	last record;
BEGIN
	PERFORM pg_advisory_xact_lock(7203115);
	SELECT seq, hash INTO last FROM access_records ORDER BY seq DESC LIMIT 1;
	IF NOT FOUND THEN
		SELECT seq, hash INTO last FROM access_anchors ORDER BY seq DESC LIMIT 1;
	END IF;
	NEW.seq := coalesce(last.seq, 0) + 1;
	NEW.previous := coalesce(last.hash, repeat('0', 64));
	NEW.hash := access_record_digest(NEW);
	RETURN NEW;
END $$;
--> statement-breakpoint
-- Refuses every change but one: removing an entry that is older than half a year and covered by an anchor.
CREATE FUNCTION keep_access_record() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'access_records' THEN
		IF OLD.at < to_char(now() AT TIME ZONE 'Asia/Shanghai' - interval '183 days', 'YYYY-MM-DD HH24:MI:SS')
			AND EXISTS (SELECT FROM access_anchors WHERE seq >= OLD.seq) THEN
			RETURN OLD;
		END IF;
	END IF;
	RAISE EXCEPTION 'The access record is append-only.' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER access_records_chain BEFORE INSERT ON access_records FOR EACH ROW EXECUTE FUNCTION chain_access_record();--> statement-breakpoint
CREATE TRIGGER access_records_keep BEFORE UPDATE OR DELETE ON access_records FOR EACH ROW EXECUTE FUNCTION keep_access_record();--> statement-breakpoint
CREATE TRIGGER access_records_keep_all BEFORE TRUNCATE ON access_records FOR EACH STATEMENT EXECUTE FUNCTION keep_access_record();--> statement-breakpoint
CREATE TRIGGER access_anchors_keep BEFORE UPDATE OR DELETE ON access_anchors FOR EACH ROW EXECUTE FUNCTION keep_access_record();--> statement-breakpoint
CREATE TRIGGER access_anchors_keep_all BEFORE TRUNCATE ON access_anchors FOR EACH STATEMENT EXECUTE FUNCTION keep_access_record();--> statement-breakpoint
-- They also fire for sessions that replicate.
ALTER TABLE access_records ENABLE ALWAYS TRIGGER access_records_chain;--> statement-breakpoint
ALTER TABLE access_records ENABLE ALWAYS TRIGGER access_records_keep;--> statement-breakpoint
ALTER TABLE access_records ENABLE ALWAYS TRIGGER access_records_keep_all;--> statement-breakpoint
ALTER TABLE access_anchors ENABLE ALWAYS TRIGGER access_anchors_keep;--> statement-breakpoint
ALTER TABLE access_anchors ENABLE ALWAYS TRIGGER access_anchors_keep_all;--> statement-breakpoint
-- Removes the entries before the first that is younger than so many days, and keeps where they ended. Runs as the tables' owner,
-- who has no right to delete either, outside of it.
CREATE FUNCTION prune_access_records(keep_days int) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT AS $$
DECLARE
	wall timestamp := now() AT TIME ZONE 'Asia/Shanghai';
	kept bigint;
	ended record;
BEGIN
	IF keep_days IS NULL OR keep_days < 184 THEN
		RAISE EXCEPTION 'The access record is kept for at least 184 days.' USING ERRCODE = 'insufficient_privilege';
	END IF;
	PERFORM pg_advisory_xact_lock(7203115);
	SELECT min(seq) INTO kept FROM access_records WHERE at >= to_char(wall - make_interval(days => keep_days), 'YYYY-MM-DD HH24:MI:SS');
	SELECT seq, hash INTO ended FROM access_records WHERE kept IS NULL OR seq < kept ORDER BY seq DESC LIMIT 1;
	IF NOT FOUND THEN
		RETURN 0;
	END IF;
	EXECUTE format('GRANT INSERT ON access_anchors TO %I', current_user);
	EXECUTE format('GRANT DELETE ON access_records TO %I', current_user);
	INSERT INTO access_anchors VALUES (ended.seq, ended.hash, to_char(wall, 'YYYY-MM-DD HH24:MI:SS'));
	DELETE FROM access_records WHERE seq <= ended.seq;
	EXECUTE format('REVOKE INSERT ON access_anchors FROM %I', current_user);
	EXECUTE format('REVOKE DELETE ON access_records FROM %I', current_user);
	RETURN ended.seq;
END $$;
--> statement-breakpoint
DO $$
BEGIN
	EXECUTE format('REVOKE UPDATE, DELETE, TRUNCATE ON access_records FROM PUBLIC, %I', current_user);
	EXECUTE format('REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON access_anchors FROM PUBLIC, %I', current_user);
END $$;
--> statement-breakpoint
-- A decision's, gift's or change's account, beside the name that it had then.
ALTER TABLE "user_checks" ADD COLUMN "verifier_id" bigint;--> statement-breakpoint
ALTER TABLE "user_checks" ADD COLUMN "verifier_account" text;--> statement-breakpoint
ALTER TABLE "notarization_checks" ADD COLUMN "verifier_id" bigint;--> statement-breakpoint
ALTER TABLE "notarization_checks" ADD COLUMN "verifier_account" text;--> statement-breakpoint
ALTER TABLE "points_records" ADD COLUMN "admin_id" bigint;--> statement-breakpoint
ALTER TABLE "points_records" ADD COLUMN "admin_account" text;--> statement-breakpoint
ALTER TABLE "operate_records" ADD COLUMN "operator_id" bigint;--> statement-breakpoint
ALTER TABLE "operate_records" ADD COLUMN "operator_account" text;--> statement-breakpoint
ALTER TABLE "download_history" ADD COLUMN "operator_account" text;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "operator_id" bigint;--> statement-breakpoint
ALTER TABLE "versions" ADD COLUMN "operator_account" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "check_first_id" bigint;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "check_first_account" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "check_review_id" bigint;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "check_review_account" text;
