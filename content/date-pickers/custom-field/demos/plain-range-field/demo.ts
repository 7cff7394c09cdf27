import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Range field without Material UI inputs',
  height: 64,
  excerpt: ['<DateRangePicker', '/>'],
});
