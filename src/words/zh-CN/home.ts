/** The page to begin with; the engine loads the area by this name. */
export default {
  home: {
    waiting: '待我处理',
    nothing: '没有待处理',
    begin: '开始处理',
    atLeast: '至少 %{count}',
    oldest: '最早',
    unit: '条数',
    unknown: '加载失败',
    some: '%{smart_count} 项数量加载失败',
    days: '最近 %{smart_count} 天',
    range: '时间范围',
    table: '表格',
    minimum: '“至少”表示服务器未给出准确数量。',
    empty: '暂无数据',
    figures: '数据概览',
    name: '名称',
  },
};
