import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Props of the button',
  height: 56,
  excerpt: ['<DatePicker', '/>'],
});
