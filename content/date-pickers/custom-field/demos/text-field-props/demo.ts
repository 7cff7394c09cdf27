import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Props of the text field',
  height: 72,
  excerpt: ['<DatePicker', '/>'],
});
