import { defineRecord, defineResource, f, i, post } from 'declared-console/schema';
import { feedbackStatus, feedbackType, userType } from '../enums';

const record = defineRecord({
  name: f.text(),
  mobile: f.phone(),
  userStatus: f.enum(userType),
  model_name: f.text(),
  status_name: f.text({ known: feedbackStatus }),
  version: f.text(),
  type: f.enum(feedbackType),
  content: f.text(),
  add_time: f.dateTime(),
});

/** User feedback on the app; its rows are under `data.list` (docs/specification.md#user-feedback). */
export default defineResource({
  name: 'app/feedback',
  record,
  api: { list: post('/api/version/feedback', { rows: 'list' }) },
  build: () => ({
    key: '#',
    list: {
      call: 'list',
      limit: 'chosen',
      searchHere: true,
      columns: [
        'name',
        'mobile',
        'userStatus',
        'model_name',
        'status_name',
        'version',
        'type',
        'content',
        'add_time',
      ],
      figures: { open: { count: { status: 'open' }, tone: 'warn' } },
      filters: { status: i.select(feedbackStatus), type: i.select(feedbackType) },
      tabs: 'status',
    },
  }),
});
