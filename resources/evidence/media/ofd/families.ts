/** Which fonts of a reader's machine stand in for those that Chinese documents name. */
const KINDS: readonly (readonly [RegExp, string])[] = [
  [/\u6977|kai/i, 'KaiTi, STKaiti, "AR PL UKai CN", serif'],
  [/\u4eff\u5b8b|fang/i, 'FangSong, STFangsong, serif'],
  [
    /\u9ed1|hei|arial|helvetica|sans/i,
    'SimHei, "Microsoft YaHei", "PingFang SC", "Noto Sans CJK SC", sans-serif',
  ],
  [/courier|mono|consol/i, '"Courier New", monospace'],
];
const USUAL = 'SimSun, "Songti SC", "Noto Serif CJK SC", serif';

/** The CSS families for a font's name; the name itself comes from the file, so that only its letters are kept. */
export function familyOf(name: string): string {
  const own = name.replace(/[^\p{L}\p{N} _-]/gu, '').slice(0, 80);
  const stand = KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? USUAL;
  return own ? `"${own}", ${stand}` : stand;
}
