import type { Translated } from '../../types';
import type zh from '../../zh-CN/areas/app';

export default {
  resources: {
    'app/version': {
      name: 'Versions',
      fields: {
        current_version: 'Current version',
        upper_version: 'Previous version',
        update_time: 'Updated',
        update_desc: 'Description',
        address: 'Android package',
        create_time: 'Created',
        operator: 'Operator',
      },
      actions: {
        view: { name: 'View details' },
        download: { name: 'Download' },
      },
      listActions: {
        add: {
          name: 'Add',
          title: 'Add a version',
          success: 'Added',
          fields: {
            update_time: 'Updated',
            current_version: 'Current version',
            upper_version: 'Previous version',
            update_desc: 'Description',
            update_content: 'Content',
            address: 'Android package',
          },
        },
      },
    },
    'app/details': {
      name: 'Version detail',
      sections: {
        version: {
          name: 'Version',
          fields: {
            current_version: 'Current version',
            upper_version: 'Previous version',
            update_time: 'Updated',
            update_desc: 'Description',
            update_content: 'Content',
            address: 'Android package',
            create_time: 'Created',
            operator: 'Operator',
          },
        },
      },
      actions: {
        download: { name: 'Download' },
      },
    },
    'app/feedback': {
      name: 'Feedback',
      fields: {
        name: 'User',
        mobile: 'Phone',
        userStatus: 'User type',
        model_name: 'Model',
        status_name: 'Status',
        version: 'Version',
        type: 'Type',
        content: 'Content',
        add_time: 'Time',
      },
      figures: { open: 'Open feedback' },
      filters: {
        status: 'Status',
        type: 'Type',
      },
    },
  },
} satisfies Translated<typeof zh>;
