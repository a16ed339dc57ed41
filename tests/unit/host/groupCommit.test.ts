import { createGroupCommit } from '@server/db/groupCommit';
import { describe, expect, it, vi } from 'vitest';

/** Commits on a disk that is written to by hand, and a clock. */
function setUp() {
  const clock = { ms: 0 };
  const flush = vi.fn<() => Promise<void>>().mockResolvedValue();
  const commits = createGroupCommit(flush, () => clock.ms);
  const onDisk: string[] = [];
  const add = (name: string) =>
    commits.add().then(
      () => onDisk.push(name),
      () => onDisk.push(`${name} failed`),
    );
  return { clock, flush, commits, onDisk, add };
}

describe('commits of the embedded database', () => {
  it('are acknowledged once they are on disk, and not before', async () => {
    const { flush, commits, onDisk, add } = setUp();
    let write = () => {};
    flush.mockReturnValue(
      new Promise((resolve) => {
        write = resolve;
      }),
    );
    const added = add('first');
    const settled = commits.settle(false);
    await Promise.resolve();
    expect(onDisk).toEqual([]);
    write();
    await Promise.all([settled, added]);
    expect(onDisk).toEqual(['first']);
  });

  it('wait for the next one and share a flush', async () => {
    const { flush, commits, onDisk, add } = setUp();
    const first = add('first');
    await commits.settle(true);
    expect(flush).not.toHaveBeenCalled();
    const second = add('second');
    await commits.settle(false);
    await Promise.all([first, second]);
    expect(flush).toHaveBeenCalledTimes(1);
    expect(onDisk).toEqual(['first', 'second']);
  });

  it('wait no longer than a disk takes, however many follow', async () => {
    const { clock, flush, commits, add } = setUp();
    const first = add('first');
    clock.ms = 4;
    await commits.settle(true);
    expect(flush).not.toHaveBeenCalled();
    clock.ms = 5;
    await commits.settle(true);
    await first;
    expect(flush).toHaveBeenCalledTimes(1);
  });

  it('all fail if the disk does, and the next ones are tried again', async () => {
    const { flush, commits, onDisk, add } = setUp();
    flush.mockRejectedValueOnce(new Error('disk full'));
    const failing = [add('first'), add('second')];
    await commits.settle(false);
    await Promise.all(failing);
    const third = add('third');
    await commits.settle(false);
    await third;
    expect(onDisk).toEqual(['first failed', 'second failed', 'third']);
  });

  it('that changed nothing need no disk', async () => {
    const { flush, commits } = setUp();
    await commits.settle(false);
    expect(flush).not.toHaveBeenCalled();
  });
});
