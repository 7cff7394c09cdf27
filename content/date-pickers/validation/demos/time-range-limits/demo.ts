import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Limits for both times of a range',
  height: 79,
  excerpt: ['const opening', 'const closing', '<TimeRangePicker', '/>'],
  picture: 'Choose',
});
