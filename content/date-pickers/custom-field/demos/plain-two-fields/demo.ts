import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Two fields without Material UI inputs',
  height: 64,
  excerpt: ['<DateRangePicker', '/>'],
});
