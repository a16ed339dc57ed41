/** The words of an account's sessions, one's own and those of others. */
export const sessions = {
  fields: {
    device: '设备',
    ip: 'IP地址',
    create_time: '登录时间',
    last_time: '最近使用',
    is_current: '会话',
  },
  actions: {
    end: {
      name: '结束',
      success: '操作成功',
      confirm: '确定结束“%{device}”（%{ip}）的会话？该设备需要重新登录。',
    },
  },
};
