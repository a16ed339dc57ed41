DROP TABLE "tallies";--> statement-breakpoint
CREATE TABLE "tallies" (
	"source" text NOT NULL,
	"field" text NOT NULL,
	"size" integer NOT NULL,
	"beginning" text COLLATE "C" NOT NULL,
	"first" text NOT NULL,
	"second" text NOT NULL,
	"third" text NOT NULL,
	"n" bigint NOT NULL,
	CONSTRAINT "tallies_pk" PRIMARY KEY("source","field","size","beginning","first","second","third")
);
--> statement-breakpoint
-- By the beginnings of which columns rows are tallied too, by how many characters of them, and how many of the table's
-- facets are told apart there: the same as in db/tallied.ts.
CREATE FUNCTION tally_beginnings() RETURNS TABLE (source text, "field" text, sizes int[], depth int) LANGUAGE sql IMMUTABLE AS $$
	VALUES
		('users', 'registered_time', ARRAY[7, 10], 2),
		('users', 'check_time', ARRAY[7, 10], 2),
		('users', 'mobile', ARRAY[3, 4], 2),
		('charge_orders', 'create_time', ARRAY[7, 10], 3),
		('charge_orders', 'order_no', ARRAY[6, 10], 3),
		('charge_orders', 'mobile', ARRAY[3, 4], 3),
		('points_records', 'time', ARRAY[7, 10], 2),
		('points_records', 'mobile', ARRAY[3, 4], 2),
		('evidences', 'save_time', ARRAY[7, 10], 1),
		('evidences', 'baoquan_no', ARRAY[6, 10], 1),
		('forensics', 'begin_at', ARRAY[7, 10], 3),
		('forensics', 'number', ARRAY[6, 10], 2),
		('forensics', 'mobile', ARRAY[3, 4], 2),
		('forensics', 'name', ARRAY[2, 4], 2),
		('forensics', 'username', ARRAY[2, 4], 2),
		('download_history', 'operate_time', ARRAY[7, 10], 2),
		('notarizations', 'add_time', ARRAY[7, 10], 3),
		('notarizations', 'order_no', ARRAY[6, 10], 2),
		('notarizations', 'mobile', ARRAY[3, 4], 2),
		('invoices', 'create_time', ARRAY[7, 10], 1),
		('invoices', 'mobile', ARRAY[3, 4], 1),
		('invoices', 'tax_num', ARRAY[4, 12], 1),
		('feedback', 'add_time', ARRAY[7, 10], 2),
		('login_logs', 'login_time', ARRAY[7, 10], 1)
$$;
--> statement-breakpoint
DROP FUNCTION tally_columns(text[]);
--> statement-breakpoint
-- The expressions of a table's facets, up to a depth.
CREATE FUNCTION tally_columns(table_name text, depth int) RETURNS text[] LANGUAGE sql IMMUTABLE AS $$
	SELECT array_agg(CASE WHEN place <= least(depth, cardinality(f.facets)) THEN format('coalesce(%I::text, '''')', f.facets[place]) ELSE '''''' END ORDER BY place)
	FROM tally_facets() f, generate_series(1, 3) place WHERE f.source = table_name
$$;
--> statement-breakpoint
-- What each row of a table is tallied under, as the rows of a VALUES list.
CREATE FUNCTION tally_keys(table_name text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT concat_ws(', ', format('('''', 0, '''', %s)', array_to_string(tally_columns(table_name, 3), ', ')), (
		SELECT string_agg(format('(%1$L, %2$s, left(%1$I::text, %2$s), %3$s)', b.field, size, array_to_string(tally_columns(table_name, depth), ', ')), ', ')
		FROM tally_beginnings() b, unnest(sizes) size WHERE b.source = table_name))
$$;
--> statement-breakpoint
-- One statement changes a tally once, whatever the number of its rows; ordered, so that two never wait for each other.
CREATE OR REPLACE FUNCTION tally() RETURNS trigger LANGUAGE plpgsql SET datestyle = 'ISO' AS $$
DECLARE
	keys text := tally_keys(TG_TABLE_NAME);
	added text := format('SELECT keys.*, 1 FROM newer, LATERAL (VALUES %s) keys', keys);
	removed text := format('SELECT keys.*, -1 FROM older, LATERAL (VALUES %s) keys', keys);
	changes text := CASE TG_OP WHEN 'INSERT' THEN added WHEN 'DELETE' THEN removed ELSE added || ' UNION ALL ' || removed END;
BEGIN
	EXECUTE format('INSERT INTO tallies SELECT %L, k, s, p, a, b, c, sum(d) FROM (%s) changes(k, s, p, a, b, c, d) WHERE p IS NOT NULL
		GROUP BY k, s, p, a, b, c HAVING sum(d) <> 0 ORDER BY k, s, p, a, b, c
		ON CONFLICT (source, field, size, beginning, first, second, third) DO UPDATE SET n = tallies.n + excluded.n', TG_TABLE_NAME, changes);
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP FUNCTION retally();
--> statement-breakpoint
-- Counts a table anew, after a bulk load that went past the triggers: by the longest beginnings row by row, by the others out
-- of these, and in all out of those of a column that every row has. A day is told apart three times faster as a date than
-- as a text. Nothing is known of a table that was just loaded, and sorting all of it would be chosen over hashing.
CREATE FUNCTION retally(table_name text) RETURNS void LANGUAGE plpgsql SET datestyle = 'ISO' SET enable_sort = off AS $$
DECLARE
	each record;
	is_whole boolean := false;
BEGIN
	DELETE FROM tallies WHERE source = table_name;
	FOR each IN
		SELECT t.field, t.sizes, longest, array_to_string(tally_columns(table_name, t.depth), ', ') AS facets,
			CASE atttypid WHEN 'timestamp'::regtype THEN format('%I::date', t.field) ELSE format('left(%I, %s)', t.field, longest) END AS beginning,
			attnotnull AND t.depth = cardinality(f.facets) AS holds_all
		FROM tally_beginnings() t JOIN tally_facets() f USING (source) JOIN pg_attribute ON attrelid = table_name::regclass AND attname = t.field,
			LATERAL (SELECT max(size) AS longest FROM unnest(t.sizes) size) l
		WHERE source = table_name
	LOOP
		EXECUTE format('INSERT INTO tallies SELECT %1$L, %2$L, %3$s, p::text, a, b, c, count(*) FROM (SELECT %4$s, %5$s FROM %1$I) rows(p, a, b, c) WHERE p IS NOT NULL GROUP BY p, a, b, c',
			table_name, each.field, each.longest, each.beginning, each.facets);
		IF each.holds_all AND NOT is_whole THEN
			INSERT INTO tallies SELECT t.source, '', 0, '', t.first, t.second, t.third, sum(t.n)
				FROM tallies t WHERE t.source = table_name AND t.field = each.field AND t.size = each.longest GROUP BY 1, 5, 6, 7;
			is_whole := true;
		END IF;
		INSERT INTO tallies SELECT t.source, t.field, shorter, left(t.beginning, shorter), t.first, t.second, t.third, sum(t.n)
			FROM tallies t, unnest(each.sizes) shorter
			WHERE t.source = table_name AND t.field = each.field AND t.size = each.longest AND shorter < each.longest
			GROUP BY 1, 2, 3, 4, 5, 6, 7;
	END LOOP;
END $$;
--> statement-breakpoint
SELECT retally(source) FROM tally_facets();
--> statement-breakpoint
-- Pages are found by the day (see db/talliedPage.ts): a list needs one index by its time, with all that is chosen by in it.
DROP INDEX "users_newest";--> statement-breakpoint
DROP INDEX "users_status";--> statement-breakpoint
DROP INDEX "users_checked";--> statement-breakpoint
DROP INDEX "points_newest";--> statement-breakpoint
DROP INDEX "charge_orders_newest";--> statement-breakpoint
DROP INDEX "charge_orders_pay";--> statement-breakpoint
DROP INDEX "evidences_newest";--> statement-breakpoint
DROP INDEX "evidences_saved";--> statement-breakpoint
DROP INDEX "evidences_no";--> statement-breakpoint
DROP INDEX "evidences_user";--> statement-breakpoint
ALTER TABLE "evidences" DROP CONSTRAINT "evidences_baoquan_no_unique";--> statement-breakpoint
DROP INDEX "forensics_newest";--> statement-breakpoint
DROP INDEX "forensics_status";--> statement-breakpoint
DROP INDEX "forensics_label";--> statement-breakpoint
DROP INDEX "forensics_number";--> statement-breakpoint
DROP INDEX "forensics_mobile";--> statement-breakpoint
DROP INDEX "forensics_name";--> statement-breakpoint
DROP INDEX "forensics_username";--> statement-breakpoint
ALTER TABLE "forensics" DROP CONSTRAINT "forensics_number_unique";--> statement-breakpoint
DROP INDEX "download_history_newest";--> statement-breakpoint
DROP INDEX "notarizations_newest";--> statement-breakpoint
DROP INDEX "notarizations_review";--> statement-breakpoint
DROP INDEX "notarizations_pay";--> statement-breakpoint
DROP INDEX "notarizations_account";--> statement-breakpoint
DROP INDEX "invoices_newest";--> statement-breakpoint
DROP INDEX "invoices_status";--> statement-breakpoint
DROP INDEX "feedback_newest";--> statement-breakpoint
DROP INDEX "feedback_filter";--> statement-breakpoint
DROP INDEX "login_logs_newest";--> statement-breakpoint
DROP INDEX "operate_records_target";--> statement-breakpoint
CREATE INDEX "users_newest" ON "users" USING btree ("registered_time","id","type","status");--> statement-breakpoint
CREATE INDEX "users_checked" ON "users" USING btree ("check_time");--> statement-breakpoint
CREATE INDEX "points_newest" ON "points_records" USING btree ("time","id","user_type","type");--> statement-breakpoint
CREATE INDEX "charge_orders_newest" ON "charge_orders" USING btree ("create_time","id","pay","order_type","business_type");--> statement-breakpoint
CREATE INDEX "evidences_newest" ON "evidences" USING btree ("save_time","id","user_type");--> statement-breakpoint
CREATE UNIQUE INDEX "evidences_no" ON "evidences" USING btree ("baoquan_no" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "forensics_newest" ON "forensics" USING btree ("begin_at","id","kind","status","label");--> statement-breakpoint
CREATE UNIQUE INDEX "forensics_number" ON "forensics" USING btree ("number" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "forensics_mobile" ON "forensics" USING btree ("mobile" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "forensics_name" ON "forensics" USING btree ("name" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "forensics_username" ON "forensics" USING btree ("username" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "download_history_newest" ON "download_history" USING btree ("operate_time","id","type","is_batch");--> statement-breakpoint
CREATE INDEX "notarizations_newest" ON "notarizations" USING btree ("add_time","id","notarial_status","pay_status","account_id");--> statement-breakpoint
CREATE INDEX "invoices_newest" ON "invoices" USING btree ("create_time","id","status");--> statement-breakpoint
CREATE INDEX "feedback_newest" ON "feedback" USING btree ("add_time","id","type","status");--> statement-breakpoint
CREATE INDEX "login_logs_newest" ON "login_logs" USING btree ("login_time","id","type");--> statement-breakpoint
CREATE INDEX "operate_records_target" ON "operate_records" USING btree ("target_id","type","id");
