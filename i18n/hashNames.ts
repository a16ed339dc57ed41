/** How the pages of servers name hashes, in both languages: to be recognised, not said. */
export const hashNames = {
  file: /sha-?256|sm-?3|文件哈希|文件\s*hash|file\s*hash/i,
  chain: /区块链|链上|交易|block\s?chain|transaction/i,
  /** What may stand beside the name of an algorithm without making it another one. */
  beside: /文件|哈希|值|file|hash|[（）()：:]/gi,
} as const;
