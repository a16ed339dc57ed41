/** A tool, in wire format. */
export interface Tool {
  readonly id: string;
  readonly name: string;
  readonly condition: string;
  readonly deposit: number;
  readonly boughtAt: string;
  readonly shelf: string | null;
  readonly paint: string | null;
  readonly stars: number | null;
  readonly parts: readonly { readonly name: string; readonly count: number }[];
  readonly checks: readonly Readonly<Record<'by' | 'at' | 'result' | 'note', string>>[];
}

/** A loan request, in wire format. */
export interface Loan {
  readonly id: string;
  readonly toolId: string;
  readonly tool: string;
  readonly member: string;
  readonly requestedAt: string;
  readonly status: string;
  readonly decidedBy?: string;
  readonly decidedAt?: string;
}

const two = (n: number) => String(n).padStart(2, '0');
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** 24 tools; every third one is a saw. */
export const toolRows = (): Tool[] =>
  numbers(24).map((n) => ({
    id: `t${n}`,
    name: `${n % 3 === 0 ? 'Saw' : 'Drill'} ${two(n)}`,
    condition: ['good', 'worn', 'broken'][n % 3] ?? 'good',
    deposit: n * 10,
    boughtAt: `2026-01-${two(n)} 09:30:00`,
    shelf: null,
    paint: n % 4 === 0 ? null : (['#c62828', '#2e7d32', '#1565C0', 'teal'][n % 4] ?? null),
    stars: 1 + (n % 3),
    parts: [{ name: 'Case', count: 1 }],
    checks: [{ by: 'Ada', at: '2026-02-01 10:00:00', result: 'good', note: 'Oiled' }],
  }));

/** Twelve loans; the first six are pending. */
export const loanRows = (): Loan[] =>
  numbers(12).map((n) => ({
    id: `L${n}`,
    toolId: `t${n}`,
    tool: `Drill ${two(n)}`,
    member: `Member ${two(n)}`,
    requestedAt: `2026-02-${two(n)} 08:00:00`,
    status: n <= 6 ? 'requested' : 'granted',
    ...(n > 6 && { decidedBy: 'Ada', decidedAt: '2026-02-20 08:00:00' }),
  }));

/** The journal of all actions. */
export const journalRows = () =>
  numbers(3).map((n) => ({
    id: `j${n}`,
    at: `2026-02-0${n} 07:00:00`,
    by: 'Ada',
    what: `Opened the desk ${n}`,
  }));

const tools = (...may: string[]) => ({
  area: 'stock',
  title: 'Stock',
  pages: [{ page: 'tools', title: 'Tools', may }],
});

/** The accounts: a keeper who may do everything, and a helper who only sees the tools. */
export const people = [
  {
    id: 'p1',
    name: 'Ada',
    email: 'ada@library.example',
    password: 'keeper-1',
    token: 'token-ada',
    sections: [
      tools('tools:read', 'tools:write'),
      {
        area: 'desk',
        title: 'Desk',
        pages: [
          { page: 'loans', title: 'Loans', may: [] },
          { page: 'journal', title: 'Journal', may: [] },
        ],
      },
    ],
  },
  {
    id: 'p2',
    name: 'Bo',
    email: 'bo@library.example',
    password: 'helper-1',
    token: 'token-bo',
    sections: [tools('tools:read')],
  },
];
