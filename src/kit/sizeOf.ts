const KIB = 1024;
const MIB = 1024 * KIB;
const GIB = 1024 * MIB;

/**
 * Formats bytes in binary units: whole kilobytes, megabytes and gigabytes with at most one decimal.
 * @example sizeOf(1_500_000) // '1.4 MB'
 */
export function sizeOf(bytes: number): string {
  if (bytes < MIB) return `${Math.ceil(bytes / KIB)} KB`;
  return bytes < GIB ? `${tenths(bytes / MIB)} MB` : `${tenths(bytes / GIB)} GB`;
}

const tenths = (count: number) => Math.round(10 * count) / 10;
