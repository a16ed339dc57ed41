import { withTimeout } from 'es-toolkit';
import { Refusal } from '../http/refusal';
import { type Call, middleware } from './context';
import { refusal } from './envelope';

/** How long a call may take before the database is pinged, and how long a ping may take, in ms. */
const pingAfter = 1000;
const pingLimit = 900;

/** Whether the database answers a ping in time; `ping` rejects, or never settles, if it is gone. */
export const answersPing = (ping: () => Promise<unknown>, limit = pingLimit): Promise<boolean> =>
  withTimeout(ping, limit).then(
    () => true,
    () => false,
  );

/** The answer if the database is gone. Its HTTP status is 503 too, for load balancers. */
export const databaseGone = (c: Call): Response =>
  refusal(c, new Refusal(503, '数据库暂时无法访问，请稍后再试'), 503);

/** Answers within two seconds if the database is gone, no matter what the handler is waiting for; slow calls go on. */
export const whileDatabaseAnswers = middleware(async (c, next) => {
  const { ping } = c.var.deps;
  let watch: NodeJS.Timeout | undefined;
  const gone = new Promise<Response>((resolve) => {
    const look = async () => {
      if (await answersPing(ping)) watch?.refresh();
      else resolve(databaseGone(c));
    };
    watch = setTimeout(look, pingAfter);
  });
  try {
    return await Promise.race([next(), gone]);
  } finally {
    clearTimeout(watch);
    watch = undefined;
  }
});
