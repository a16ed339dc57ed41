CREATE TABLE "tallies" (
	"source" text NOT NULL,
	"first" text NOT NULL,
	"second" text NOT NULL,
	"third" text NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "tallies_source_first_second_third_pk" PRIMARY KEY("source","first","second","third")
);
--> statement-breakpoint
-- Which columns of which tables are tallied: the same as in db/tallied.ts.
CREATE FUNCTION tally_facets() RETURNS TABLE (source text, facets text[]) LANGUAGE sql IMMUTABLE AS $$
	VALUES
		('users', ARRAY['type', 'status']),
		('charge_orders', ARRAY['pay', 'order_type', 'business_type']),
		('points_records', ARRAY['user_type', 'type']),
		('evidences', ARRAY['user_type']),
		('forensics', ARRAY['kind', 'status', 'label']),
		('download_history', ARRAY['type', 'is_batch']),
		('notarizations', ARRAY['notarial_status', 'pay_status', 'account_id']),
		('invoices', ARRAY['status']),
		('feedback', ARRAY['type', 'status']),
		('login_logs', ARRAY['type'])
$$;
--> statement-breakpoint
CREATE FUNCTION tally_columns(facets text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT string_agg(CASE WHEN facets[place] IS NULL THEN '''''' ELSE format('coalesce(%I::text, '''')', facets[place]) END, ', ' ORDER BY place)
	FROM generate_series(1, 3) place
$$;
--> statement-breakpoint
-- One statement changes the tally once, whatever the number of its rows; ordered, so that two never wait for each other.
CREATE FUNCTION tally() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	columns text := tally_columns((SELECT f.facets FROM tally_facets() f WHERE f.source = TG_TABLE_NAME));
	added text := format('SELECT %s, 1 FROM newer', columns);
	removed text := format('SELECT %s, -1 FROM older', columns);
	changes text := CASE TG_OP WHEN 'INSERT' THEN added WHEN 'DELETE' THEN removed ELSE added || ' UNION ALL ' || removed END;
BEGIN
	EXECUTE format('INSERT INTO tallies SELECT %L, a, b, c, sum(d) FROM (%s) changes(a, b, c, d) GROUP BY a, b, c HAVING sum(d) <> 0 ORDER BY a, b, c
		ON CONFLICT (source, first, second, third) DO UPDATE SET n = tallies.n + excluded.n', TG_TABLE_NAME, changes);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Counts everything anew: after a bulk load that went past the triggers.
CREATE FUNCTION retally() RETURNS void LANGUAGE plpgsql AS $$
DECLARE each record;
BEGIN
	DELETE FROM tallies;
	FOR each IN SELECT * FROM tally_facets() LOOP
		EXECUTE format('INSERT INTO tallies SELECT %L, a, b, c, count(*) FROM (SELECT %s FROM %I) rows(a, b, c) GROUP BY a, b, c',
			each.source, tally_columns(each.facets), each.source);
	END LOOP;
END $$;
--> statement-breakpoint
DO $$
DECLARE each record;
BEGIN
	FOR each IN SELECT * FROM tally_facets() LOOP
		EXECUTE format('CREATE TRIGGER tally_insert AFTER INSERT ON %I REFERENCING NEW TABLE AS newer FOR EACH STATEMENT EXECUTE FUNCTION tally()', each.source);
		EXECUTE format('CREATE TRIGGER tally_update AFTER UPDATE ON %I REFERENCING NEW TABLE AS newer OLD TABLE AS older FOR EACH STATEMENT EXECUTE FUNCTION tally()', each.source);
		EXECUTE format('CREATE TRIGGER tally_delete AFTER DELETE ON %I REFERENCING OLD TABLE AS older FOR EACH STATEMENT EXECUTE FUNCTION tally()', each.source);
	END LOOP;
END $$;
--> statement-breakpoint
SELECT retally();
--> statement-breakpoint
DROP INDEX "evidences_no";--> statement-breakpoint
DROP INDEX "forensics_number";--> statement-breakpoint
DROP INDEX "forensics_mobile";--> statement-breakpoint
CREATE INDEX "evidences_no" ON "evidences" USING btree ("user_type","baoquan_no" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "evidences_saved" ON "evidences" USING btree ("save_time","id");--> statement-breakpoint
CREATE INDEX "forensics_number" ON "forensics" USING btree ("kind","number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "forensics_mobile" ON "forensics" USING btree ("kind","mobile" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "forensics_name" ON "forensics" USING btree ("kind","name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "forensics_username" ON "forensics" USING btree ("kind","username" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "notarization_evidences_evidence" ON "notarization_evidences" USING btree ("evidence_id");
