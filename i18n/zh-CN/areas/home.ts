import engine from 'declared-console/words/zh-CN/home';

/** The page to begin with, and the charts of several lists. */
export default { home: { ...engine.home, among: { evidence: '证据数量' } } };
