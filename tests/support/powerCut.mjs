// Preloaded into a process (and its threads): mirrors what a disk is sure to hold of the folder CUT_FOLDER in the folder
// CUT_MIRROR. Names are kept at once, as file systems journal them; the contents of a file are as of its last sync.
import fs from 'node:fs';
import { dirname, join, relative } from 'node:path';

const { CUT_FOLDER: folder, CUT_MIRROR: mirror } = process.env;

/** The path of the mirrored file, if it is in the folder. */
function mirrored(path) {
  const inside = relative(folder, String(path));
  return inside === '' || inside.startsWith('..') ? undefined : join(mirror, inside);
}

function after(name, keep) {
  const original = fs[name];
  fs[name] = (...given) => {
    const outcome = original(...given);
    keep(...given);
    return outcome;
  };
}

function copy(path, to) {
  fs.mkdirSync(dirname(to), { recursive: true });
  fs.copyFileSync(path, to);
}

after('fsyncSync', (descriptor) => {
  const path = fs.readlinkSync(`/proc/self/fd/${descriptor}`);
  const to = mirrored(path);
  if (to && fs.existsSync(path) && fs.statSync(path).isFile()) copy(path, to);
});
after('renameSync', (from, to) => {
  const [one, other] = [mirrored(from), mirrored(to)];
  if (!one || !other) return;
  if (fs.existsSync(one)) fs.renameSync(one, other);
  else fs.writeFileSync(other, '');
});
after('unlinkSync', (path) => {
  const to = mirrored(path);
  if (to) fs.rmSync(to, { force: true });
});
after('mkdirSync', (path) => {
  const to = mirrored(path);
  if (to && !fs.existsSync(to)) fs.mkdirSync(to, { recursive: true });
});
