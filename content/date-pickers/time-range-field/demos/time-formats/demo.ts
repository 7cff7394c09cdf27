import { defineDemo } from '#model/demo';

export default defineDemo({
  title: '24 hours, seconds and minute steps',
  height: 216,
  excerpt: ['<SingleInputTimeRangeField', '/>'],
});
