import { defineDemo } from '#model/demo';

export default defineDemo({
  title: 'Placeholders of an empty field',
  height: [128, 56],
  excerpt: ['<DatePicker', '/>'],
});
