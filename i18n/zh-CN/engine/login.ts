/** The login page, and the page that reports errors in config.json; the application adds its fields and settings. */
export const login = {
  login: '登录',
  loggingIn: '正在登录…',
  captchaImage: '验证码，点击更换一张',
  captchaLoading: '正在加载',
  captchaFailed: '加载失败，点击重试',
  captchaMissing: '图片尚未加载，请稍候或点击重试',
  entering: '正在进入…',
  menuFailed: '已登录，但菜单未能加载',
  noMenu: '当前账号没有可用的菜单，请联系管理员',
  retry: '重试',
  otherAccount: '使用其他账号',
  language: '语言',
  dark: '切换到深色',
  light: '切换到浅色',
  settings: {
    title: 'config.json 有误，控制台未启动',
    hint: '请修正以下各项后刷新页面。修改立即生效，无需重新构建。',
    reload: '刷新页面',
    problems: {
      unknown: '没有这个设置项，请检查拼写',
      notText: '应为文字',
      notUrl: '应为 http 或 https 网址',
      notPath: '应为空，或以 / 开头的路径',
      notObject: '应为一个 JSON 对象',
    },
  },
};
