-- The words that sample names and texts are put together from.
create or replace function pg_temp.surnames() returns text[] language sql immutable as $$
  select array[
    '王', '李', '张', '刘', '陈', '杨', '黄', '赵', '吴', '周', '徐', '孙', '马', '朱', '胡', '郭', '何', '林', '高', '罗',
    '郑', '梁', '谢', '宋', '唐', '许', '邓', '韩', '冯', '曹', '彭', '曾', '肖', '田', '董', '潘', '袁', '蔡', '蒋', '余',
    '于', '杜', '叶', '程', '魏', '苏', '吕', '丁'
  ]
$$;
--> statement-breakpoint
create or replace function pg_temp.given_names() returns text[] language sql immutable as $$
  select array[
    '伟', '芳', '娜', '敏', '静', '强', '磊', '洋', '艳', '勇', '军', '杰', '娟', '涛', '超', '明', '霞', '秀英', '建国',
    '志强', '晓燕', '文博', '子涵', '雨桐', '浩然', '思远', '欣怡', '佳琪', '梓轩', '一诺', '嘉豪', '丽华', '海燕', '国栋', '春梅',
    '玉兰'
  ]
$$;
--> statement-breakpoint
create or replace function pg_temp.cities() returns text[] language sql immutable as $$
  select array[
    '北京', '上海', '广州', '深圳', '杭州', '南京', '成都', '武汉', '西安', '苏州', '天津', '重庆', '长沙', '青岛', '宁波', '厦门',
    '合肥', '郑州'
  ]
$$;
--> statement-breakpoint
create or replace function pg_temp.brands() returns text[] language sql immutable as $$
  select array[
    '华信', '中科', '天元', '瑞丰', '恒达', '博远', '启明', '鼎盛', '云帆', '汇通', '安泰', '卓越', '金诚', '新锐', '宏图', '远航'
  ]
$$;
--> statement-breakpoint
create or replace function pg_temp.trades() returns text[] language sql immutable as $$
  select array[
    '科技', '网络技术', '文化传播', '电子商务', '供应链管理', '信息咨询', '知识产权服务', '生物医药', '智能装备', '教育科技', '融资租赁', '建筑工程'
  ]
$$;
--> statement-breakpoint
create or replace function pg_temp.streets() returns text[] language sql immutable as $$
  select array[
    '人民路', '中山路', '解放大道', '科技园南路', '创新大道', '长江路', '和平街', '建设路', '滨江大道', '文一西路'
  ]
$$;
--> statement-breakpoint
create or replace function pg_temp.notary_offices() returns text[] language sql immutable as $$
  select array[
    '北京市方圆公证处', '上海市东方公证处', '广州市南方公证处', '杭州市钱塘公证处', '成都市蜀都公证处', '深圳市前海公证处'
  ]
$$;
--> statement-breakpoint
create or replace function pg_temp.rejections() returns text[] language sql immutable as $$
  select array[
    '证件照片不清晰，请重新上传', '统一社会信用代码与执照不一致', '手持证件照中人脸被遮挡', '姓名与证件不一致', '执照已过有效期'
  ]
$$;
--> statement-breakpoint
create or replace function pg_temp.gift_reasons() returns text[] language sql immutable as $$
  select array[
    '年度合同赠送', '充值满一万元返赠', '新客户测试体验', '客诉补偿', '市场活动奖励', '系统故障补偿'
  ]
$$;
--> statement-breakpoint
create or replace function pg_temp.web_names() returns text[] language sql immutable as $$
  select array[
    '商品详情页取证', '公众号文章取证', '店铺首页取证', '微博侵权内容取证', '短视频页面取证', '新闻转载页面取证', '招标公告页面取证'
  ]
$$;
--> statement-breakpoint
create or replace function pg_temp.screen_names() returns text[] language sql immutable as $$
  select array[
    '直播过程录屏', '下单流程录屏', '软件操作过程', '聊天记录翻阅', '网盘文件下载过程'
  ]
$$;
--> statement-breakpoint
create or replace function pg_temp.labels() returns text[] language sql immutable as $$
  select array[
    '著作权', '商标侵权', '不正当竞争', '名誉侵权', '合同纠纷', '电商维权', '直播带货', '劳动争议'
  ]
$$;
--> statement-breakpoint
create or replace function pg_temp.devices() returns text[] language sql immutable as $$
  select array[
    'HUAWEI Mate 60 Pro', 'Xiaomi 14', 'iPhone 15 Pro', 'OPPO Find X7', 'vivo X100', 'HONOR Magic6',
    'iPhone 13'
  ]
$$;
--> statement-breakpoint
create or replace function pg_temp.complaints() returns text[] language sql immutable as $$
  select array[
    '录屏到一半提示存储空间不足，希望能自动清理缓存。', '实名认证一直提示照片不清晰，已经重拍三次。', '上链时间太久，等了十分钟还在处理中。', '希望支持批量导出证据清单。',
    '夜间模式下按钮看不清。', '定位权限已打开，但取证地点仍显示未获取。', '付款后订单仍显示未支付。',
    '建议增加证据文件夹分类功能，现在几百个文件混在一起，找一个要翻很久，而且按名称搜索只能匹配开头，不太方便。'
  ]
$$;
--> statement-breakpoint
create or replace function pg_temp.long_title() returns text language sql immutable as $$
  select '关于进一步规范电子数据存证及出证流程并明确各方责任义务的补充协议（含附件一至附件十二及全部签署页扫描件）.pdf'
$$;
--> statement-breakpoint
-- Complete JSON texts, as building a document for every row would take most of the seeding time.
create or replace function pg_temp.device_configs() returns text[] language sql immutable as $$
  select array[
    '{"name": "HUAWEI Mate 60 Pro", "model_name": "M-100", "version": "3.0.0", "version_sys": "Android 14", "processor": "Snapdragon 8 Gen 3", "core": "Linux 6.1", "type": "1"}',
    '{"name": "Xiaomi 14", "model_name": "M-107", "version": "3.1.0", "version_sys": "Android 14", "processor": "Snapdragon 8 Gen 3", "core": "Linux 6.1", "type": "1"}',
    '{"name": "iPhone 15 Pro", "model_name": "M-114", "version": "3.2.0", "version_sys": "iOS 17.4", "processor": "A17 Pro", "core": "Darwin 23.4", "type": "2"}',
    '{"name": "OPPO Find X7", "model_name": "M-121", "version": "3.3.0", "version_sys": "Android 14", "processor": "Snapdragon 8 Gen 3", "core": "Linux 6.1", "type": "1"}',
    '{"name": "vivo X100", "model_name": "M-128", "version": "3.4.0", "version_sys": "Android 14", "processor": "Snapdragon 8 Gen 3", "core": "Linux 6.1", "type": "1"}',
    '{"name": "HONOR Magic6", "model_name": "M-135", "version": "3.5.0", "version_sys": "Android 14", "processor": "Snapdragon 8 Gen 3", "core": "Linux 6.1", "type": "1"}',
    '{"name": "iPhone 13", "model_name": "M-142", "version": "3.6.0", "version_sys": "iOS 17.4", "processor": "A17 Pro", "core": "Darwin 23.4", "type": "2"}'
  ]
$$;
