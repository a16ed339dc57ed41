import { differingGroups, groupDigest } from '@resources/evidence/hash/digest';
import { describe, expect, it } from 'vitest';

const a = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

describe('groupDigest', () => {
  it('cuts 64 digits into eight groups of eight and loses none', () => {
    const groups = groupDigest(a);
    expect(groups).toHaveLength(8);
    expect(groups.every((group) => group.length === 8)).toBe(true);
    expect(groups.join('')).toBe(a);
  });

  it('leaves a shorter last group, and makes none of an empty text', () => {
    expect(groupDigest('0123456789')).toEqual(['01234567', '89']);
    expect(groupDigest('')).toEqual([]);
  });
});

describe('differingGroups', () => {
  it('is empty for the same digest, ignoring case', () => {
    expect(differingGroups(a, a.toUpperCase())).toEqual([]);
  });

  it.each([0, 7, 8, 31, 63])('finds the group of the digit at %i and no other', (place) => {
    const changed = a.slice(0, place) + (a[place] === '0' ? '1' : '0') + a.slice(place + 1);
    expect(differingGroups(a, changed)).toEqual([Math.floor(place / 8)]);
  });

  it('counts a group that only one of them has', () => {
    expect(differingGroups(a, a.slice(0, 56))).toEqual([7]);
    expect(differingGroups('', a.slice(0, 8))).toEqual([0]);
  });
});
