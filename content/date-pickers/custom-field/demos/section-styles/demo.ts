import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Styled sections',
  height: 56,
  excerpt: ['<DatePicker', '/>'],
});
