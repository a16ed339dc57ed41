import type detailsResource from '@resources/app/details';
import type feedbackResource from '@resources/app/feedback';
import type versionResource from '@resources/app/version';
import type { LabelsOf } from 'declared-console/schema';

/** 应用管理 */
export default {
  resources: {
    'app/version': {
      name: '版本管理',
      fields: {
        current_version: '当前版本号',
        upper_version: '上一版本号',
        update_time: '更新时间',
        update_desc: '更新描述',
        address: '安装包',
        create_time: '创建时间',
        operator: '操作人',
      },
      actions: {
        view: { name: '查看详情' },
        download: { name: '下载' },
      },
      listActions: {
        add: {
          name: '新增',
          title: '新增版本',
          success: '添加成功',
          fields: {
            update_time: '更新时间',
            current_version: '当前版本号',
            upper_version: '上一版本号',
            update_desc: '更新描述',
            update_content: '更新内容',
            address: '安装包',
          },
        },
      },
    } satisfies LabelsOf<typeof versionResource>,
    'app/details': {
      name: '版本详情',
      sections: {
        version: {
          name: '版本信息',
          fields: {
            current_version: '当前版本号',
            upper_version: '上一版本号',
            update_time: '更新时间',
            update_desc: '更新描述',
            update_content: '更新内容',
            address: '安装包',
            create_time: '创建时间',
            operator: '操作人',
          },
        },
      },
      actions: {
        download: { name: '下载' },
      },
    } satisfies LabelsOf<typeof detailsResource>,
    'app/feedback': {
      name: '用户反馈',
      fields: {
        name: '用户',
        mobile: '手机号',
        userStatus: '用户类型',
        model_name: '机型',
        status_name: '状态',
        version: '版本',
        type: '类型',
        content: '内容',
        add_time: '时间',
      },
      figures: { open: '待处理的反馈' },
      filters: {
        status: '状态',
        type: '类型',
      },
    } satisfies LabelsOf<typeof feedbackResource>,
  },
};
