import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'A button that shows whether the picker is open',
  height: 56,
  excerpt: ['<DatePicker', '/>'],
});
