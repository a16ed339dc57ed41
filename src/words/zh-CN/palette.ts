/** The command palette; the engine loads the area by this name. */
export default {
  palette: {
    label: '菜单名称或编号',
    menu: '菜单',
    found: '查找 %{text}',
    option: '%{list} · %{kind}',
    loading: '正在加载可查找的列表',
    none: '没有匹配的菜单，也不是可查找的编号',
    private: '网址中不能含有身份证号，请用手机号或编号查找',
  },
};
