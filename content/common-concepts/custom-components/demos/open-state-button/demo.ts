import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Button that changes color while the picker is open',
  height: 56,
  excerpt: ['<DatePicker', '/>'],
});
