import { UnreadableFile } from '../pages/fileProblem';
import { answerCalls } from '../worker/answerCalls';
import type { OfdCalls } from './ofd';
import { type Ofd, openOfd } from './openOfd';

let ofd: Ofd | undefined;

answerCalls<OfdCalls>({
  async open(file) {
    ofd = openOfd(new Uint8Array(await file.arrayBuffer()));
    const { count, usual, isSigned, leftOut } = ofd;
    return { count, usual, isSigned, leftOut };
  },
  async draw(index) {
    if (!ofd) throw new UnreadableFile('broken');
    return ofd.page(index);
  },
});
