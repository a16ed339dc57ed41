/** A fault of one line in the product, and the tests that must find it. */
export interface Mutant {
  readonly file: string;
  /** A text that the file has once. */
  readonly from: string;
  readonly to: string;
  /** Test files or folders. */
  readonly tests: readonly string[];
}

const schema = (name: string) => [`tests/unit/schema/${name}.test.ts`];

/** What must not be lost when tests are changed: each is found by the tests beside it. */
export const mutants: readonly Mutant[] = [
  // Conditions and forms.
  {
    file: 'src/model/conditions.ts',
    from: "'not' in match ? !matches(match.not, value)",
    to: "'not' in match ? matches(match.not, value)",
    tests: schema('conditions'),
  },
  {
    file: 'src/model/conditions.ts',
    from: '|| (Array.isArray(value) && value.length === 0)',
    to: '',
    tests: schema('conditions'),
  },
  {
    file: 'src/model/conditions.ts',
    from: 'return isObject(value) && holds(match, value);',
    to: 'return true;',
    tests: schema('conditions'),
  },
  {
    file: 'src/kinds/inputs/shared.ts',
    from: '[...text].length > max',
    to: '[...text].length >= max',
    tests: schema('validate'),
  },
  {
    file: 'src/schema/validate.ts',
    from: 'if (!holds(rule.if, values)) continue;',
    to: '',
    tests: schema('validate'),
  },
  {
    file: 'src/kinds/inputs/password/define.ts',
    from: "typeof value !== 'string' || value === mask ?",
    to: "typeof value !== 'string' ?",
    tests: [...schema('validate'), 'tests/unit/inputs'],
  },
  {
    file: 'src/model/numbers.ts',
    from: 'return value < 0 ? Number.NaN : value;',
    to: 'return value;',
    tests: schema('fields'),
  },
  {
    file: 'src/model/numbers.ts',
    from: 'return Number.isInteger(value) && !Number.isSafeInteger(value) ? Number.NaN : value;',
    to: 'return value;',
    tests: [...schema('fields'), 'tests/unit/inputs'],
  },
  {
    file: 'src/model/moments.ts',
    from: "if (year <= LAST_YEAR_OF_NEVER) return '';",
    to: '',
    tests: schema('moments'),
  },
  { file: 'src/model/moments.ts', from: 'if (!isReal) return undefined;', to: '', tests: schema('moments') },
  {
    file: 'src/checkDigits.ts',
    from: '2 ** (17 - index)',
    to: '2 ** (16 - index)',
    tests: ['tests/unit/checks'],
  },
  // The wire.
  {
    file: 'src/api/safeUrl.ts',
    from: 'return url.username || url.password ? undefined : url.href;',
    to: 'return url.href;',
    tests: ['tests/unit/api/safeUrl.test.ts'],
  },
  {
    file: 'src/api/safeUrl.ts',
    from: 'return url.origin === origin ? url.href : undefined;',
    to: 'return url.href;',
    tests: ['tests/unit/api/safeUrl.test.ts'],
  },
  {
    file: 'src/api/safeUrl.ts',
    from: "if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined;",
    to: '',
    tests: ['tests/unit/api/safeUrl.test.ts'],
  },
  {
    file: 'src/api/client.ts',
    from: "throw status === 401 && bearer ? ApiError.of('session') : ApiError.ofStatus(status);",
    to: 'throw ApiError.ofStatus(status);',
    tests: ['tests/unit/api/client.test.ts'],
  },
  {
    file: 'src/api/client.ts',
    from: "if (typeof at !== 'string' || at === '') throw ApiError.of('malformed');",
    to: '',
    tests: ['tests/unit/api/upload.test.ts', 'tests/unit/api/client.test.ts'],
  },
  {
    file: 'src/api/client.ts',
    from: 'isOwn && !background);',
    to: 'isOwn);',
    tests: ['tests/unit/api/client.test.ts'],
  },
  {
    file: 'src/api/disposition.ts',
    from: 'return decodePart(encoded) || (plain && readable(plain));',
    to: 'return plain && readable(plain);',
    tests: ['tests/unit/api/disposition.test.ts'],
  },
  {
    file: 'src/api/readRows.ts',
    from: 'if (rows.size === before) break;',
    to: '',
    tests: ['tests/unit/api/readRows.test.ts'],
  },
  {
    file: 'resources/envelope.ts',
    from: "if (bare === FORBIDDEN) throw ApiError.of('forbidden');",
    to: '',
    tests: ['tests/unit/api/envelope.test.ts'],
  },
  {
    file: 'resources/envelope.ts',
    from: "if (code === '403') throw ApiError.of('session', message);",
    to: '',
    tests: ['tests/unit/api/envelope.test.ts'],
  },
  {
    file: 'resources/envelope.ts',
    from: "if (!isObject(data) || !rows) throw ApiError.of('malformed');",
    to: 'if (!isObject(data) || !rows) return { rows: [], total: 0 };',
    tests: ['tests/unit/api/envelope.test.ts'],
  },
  {
    file: 'src/csvCell.ts',
    from: 'FORMULA.test(cell) ?',
    to: 'cell.length < 0 ?',
    tests: ['tests/unit/csv'],
  },
  {
    file: 'src/ui/xlsx/cellXml.ts',
    from: 'Math.abs(value) > LONGEST_INTEGER ?',
    to: 'value < 0 && Math.abs(value) > LONGEST_INTEGER ?',
    tests: ['tests/unit/xlsx'],
  },
  {
    file: 'src/ui/transfers/runTransfers.ts',
    from: 'AbortSignal.any([stop.signal, transfers.left])',
    to: 'stop.signal',
    tests: ['tests/unit/transfers'],
  },
  // Rights and what a browser keeps.
  { file: 'src/auth/menu.ts', from: '!finer.has(', to: 'finer.has(', tests: ['tests/unit/auth'] },
  {
    file: 'src/auth/menu.ts',
    from: "isOwnPath(path) && path !== '/'",
    to: "path !== '/'",
    tests: ['tests/unit/auth'],
  },
  {
    file: 'src/storage/toKeptJson.ts',
    from: "typeof each === 'string' ? withoutNeverKept(each) : each",
    to: 'each',
    tests: ['tests/unit/storage'],
  },
  {
    file: 'src/visibleText.ts',
    from: 'belongs(character, text.slice(0, at), text) ? character : by(character)',
    to: 'character',
    tests: ['tests/unit/ui/visibleText.test.ts'],
  },
  // Decisions.
  {
    file: 'src/ui/review/useDecision.ts',
    from: 'if (obstaclesOf(step, fresh).length === 0) return fresh;',
    to: 'return fresh;',
    tests: ['tests/unit/review/decision.dom.test.tsx'],
  },
  {
    file: 'src/ui/review/useDecision.ts',
    from: 'if (error.isUnsure) isUnsure.current = true;',
    to: '',
    tests: ['tests/unit/review/decision.dom.test.tsx'],
  },
  {
    file: 'src/ui/record/conflict.ts',
    from: 'Object.values(actions).some((action) => meets(action, record));',
    to: 'true;',
    tests: ['tests/unit/review/decision.dom.test.tsx', 'tests/unit/review/conflict.test.ts'],
  },
  // The verdict about a file.
  {
    file: 'resources/evidence/hash/judge.ts',
    from: 'else if (digest.isStated)',
    to: 'else',
    tests: ['tests/unit/hash/verdict.test.ts'],
  },
  {
    file: 'resources/evidence/hash/judge.ts',
    from: "return mismatch ? { kind: 'undecidable', reason: 'contradiction' } : { kind: 'match', algorithms };",
    to: "return { kind: 'match', algorithms };",
    tests: ['tests/unit/hash/verdict.test.ts'],
  },
  {
    file: 'resources/evidence/factors/answersOf.ts',
    from: 'return [...all.filter(isGap), ...all.filter((each) => !isGap(each))];',
    to: 'return all;',
    tests: ['tests/unit/evidence/factors.test.ts'],
  },
  // The backend.
  {
    file: 'server/session/tokens.ts',
    from: 'if (found.session.revokedAt !== null) throw sessionExpired();',
    to: '',
    tests: ['tests/integration/backend/session.test.ts'],
  },
  {
    file: 'server/session/tokens.ts',
    from: 'session.expiresAt <= now ||',
    to: '',
    tests: ['tests/integration/backend/session.test.ts'],
  },
  {
    file: 'server/session/tokens.ts',
    from: 'unused >= sessionIdle ||',
    to: '',
    tests: ['tests/integration/attacks/sessions.test.ts'],
  },
  {
    file: 'server/session/loginLimits.ts',
    from: 'if (lock > 0) throw',
    to: 'if (lock > 1e15) throw',
    tests: ['tests/integration/backend/session.test.ts', 'tests/integration/attacks/logins.test.ts'],
  },
  {
    file: 'server/gifts/limits.ts',
    from: 'if (points > left)',
    to: 'if (points > left + 1e12)',
    tests: ['tests/integration/attacks/gifts.test.ts'],
  },
  {
    file: 'server/gifts/limits.ts',
    from: 'return approved > one && (await givenToday(tx, c, userId)) + points > one;',
    to: 'return approved > one && points > one;',
    tests: ['tests/integration/attacks/gifts.test.ts'],
  },
  // What the commands guess.
  {
    file: 'src/tools/declare/recognise.ts',
    from: "if (isNamed('secret', name)) return { kind: 'secret', sure: 85 };",
    to: '',
    tests: ['tests/unit/declare/recognise.test.ts'],
  },
];
